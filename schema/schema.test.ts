import {
  type GraphQLNamedType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isIntrospectionType,
  isObjectType,
  isSpecifiedScalarType,
  validateSchema,
} from 'graphql';
import { describe, expect, it } from 'vitest';
import * as records from '../api/knowledge-base/records.js';
import { CITATION_FORMATS } from '../api/knowledge-base/rendering/cite.js';
import { TEXT_FORMATS } from '../api/knowledge-base/rendering/render-keyword.js';
import { schema } from './schema.js';

const types = Object.values(schema.getTypeMap()).filter(
  (type) => !isIntrospectionType(type) && !isSpecifiedScalarType(type),
);

interface Described {
  readonly name: string;
  readonly description: string | null | undefined;
}

function describedParts(type: GraphQLNamedType): readonly Described[] {
  const within = (name: string, { description }: { description?: string | null | undefined }) => ({
    name: `${type.name}.${name}`,
    description,
  });
  const own = { name: type.name, description: type.description };
  if (isEnumType(type)) return [own, ...type.getValues().map((value) => within(value.name, value))];
  if (isInputObjectType(type)) {
    return [own, ...Object.values(type.getFields()).map((field) => within(field.name, field))];
  }
  if (!isObjectType(type) && !isInterfaceType(type)) return [own];
  return [
    own,
    ...Object.values(type.getFields()).flatMap((field) => [
      within(field.name, field),
      ...field.args.map((argument) => within(`${field.name}(${argument.name})`, argument)),
    ]),
  ];
}

describe('the schema', () => {
  it('is valid and has types', () => {
    expect(validateSchema(schema)).toEqual([]);
    expect(types.length).toBeGreaterThan(40);
  });

  it('describes every type, field, argument, input field and enum value', () => {
    const parts = types.flatMap(describedParts);
    expect(parts.length).toBeGreaterThan(250);
    expect(
      parts.filter(({ description }) => (description ?? '').trim().length < 12).map(({ name }) => name),
    ).toEqual([]);
  });

  it.each([
    ['StackingClass', records.STACKING_CLASSES],
    ['Activation', records.ACTIVATIONS],
    ['KeywordNature', records.KEYWORD_NATURES],
    ['ParameterKind', records.PARAMETER_KINDS],
    ['Authority', records.AUTHORITIES],
    ['SourceKind', records.SOURCE_KINDS],
    ['RulingStatus', records.RULING_STATUSES],
    ['RulingTopic', records.RULING_TOPICS],
    ['ChangeKind', records.CHANGE_KINDS],
    ['Severity', records.SEVERITIES],
    ['TextFormat', TEXT_FORMATS],
    ['CitationFormat', CITATION_FORMATS],
  ])('has every value of %s that a record can have', (name, values) => {
    const type = schema.getType(name);
    expect(
      isEnumType(type)
        ? type
            .getValues()
            .map((value) => value.name)
            .sort()
        : null,
    ).toEqual([...values].sort());
  });
});
