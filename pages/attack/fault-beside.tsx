import { type FaultyField, faultyField } from '../shared/form-fault.js';
import type { FieldFault } from './field-fault.js';

/** Fields that stand together, and are told of what is wrong with one of them in one place. */
type FieldGroup = 'attacker' | 'defender' | 'around';

function groupOf({ field }: FieldFault): FieldGroup {
  const [, who] = /^(attacker|defender)\./.exec(field) ?? [];
  return who === 'attacker' || who === 'defender' ? who : 'around';
}

/** What is wrong with a field, among those that it stands with; empty where nothing is, for a script to fill. */
export function FaultBeside({
  group,
  fault,
}: {
  readonly group: FieldGroup;
  readonly fault: FieldFault | null;
}) {
  const isHere = fault !== null && groupOf(fault) === group;
  return (
    <p class="field-fault" id={idOf(group)}>
      {isHere ? `${fault.label}: ${fault.message}` : ''}
    </p>
  );
}

interface FieldMarks extends FaultyField {
  readonly id: string;
}

/** Of a field by its name: a fault leads there. */
export function fieldMarks(field: string, group: FieldGroup, fault: FieldFault | null): FieldMarks {
  return { id: field, ...faultyField(fault?.field === field, idOf(group)) };
}

function idOf(group: FieldGroup): string {
  return `fault-${group}`;
}
