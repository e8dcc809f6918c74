import { describe, expect, it } from 'vitest';
import { COMMAND_DEFINITIONS, COMMANDS } from './command-list.js';

describe('the definitions of the commands', () => {
  it('are what Discord takes: names, descriptions and options within its bounds', () => {
    for (const { name, description, options = [] } of COMMAND_DEFINITIONS) {
      expect(name).toMatch(/^[a-z]{1,32}$/);
      expect(description.length).toBeGreaterThan(0);
      expect(description.length).toBeLessThanOrEqual(100);
      expect(options.length).toBeLessThanOrEqual(25);
      for (const option of options) {
        expect(option.name).toMatch(/^[a-z]{1,32}$/);
        expect(option.description.length).toBeLessThanOrEqual(100);
        expect(option).toMatchObject({ type: 3, max_length: expect.any(Number) });
      }
    }
  });

  it('have options that are required before those that are not', () => {
    for (const { options = [] } of COMMAND_DEFINITIONS) {
      const required = options.map((option) => option.required === true);
      expect(required).toEqual(required.toSorted((a, b) => Number(b) - Number(a)));
    }
  });

  it('complete exactly the options of commands that know names', () => {
    for (const { definition, completes } of COMMANDS.values()) {
      const completed = (definition.options ?? []).some((option) => 'autocomplete' in option);
      expect([definition.name, completed]).toEqual([definition.name, completes.length > 0]);
    }
  });
});
