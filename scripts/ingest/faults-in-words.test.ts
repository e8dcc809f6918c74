import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { faultInWords } from './faults-in-words.js';

const thrownBy = (work: () => unknown): unknown => {
  try {
    work();
  } catch (error) {
    return error;
  }
  throw new Error('nothing was thrown');
};

describe('a fault in words', () => {
  it('is one line, however many lines the text has that is at fault', () => {
    expect(faultInWords(thrownBy(() => JSON.parse('{\n  "a": b,\n  "c": d\n}')))).not.toContain('\n');
  });

  it('names every field that is wrong, and says of one that is not there that it is missing', () => {
    const schema = z.strictObject({ file: z.string(), title: z.string() });
    const said = faultInWords(thrownBy(() => schema.parse({ title: 7, edtion: 1 })));
    expect(said).toContain('file: is missing; title: ');
    expect(said).toContain('"edtion"');
    expect(said).not.toContain('\n');
  });

  it('names the first of very many, and how many more there are', () => {
    const error = thrownBy(() => z.array(z.string()).parse(Array.from({ length: 1_000 }, () => 1)));
    expect(faultInWords(error)).toMatch(/^\[0\]: .*; and 995 more$/);
  });

  it('names no path of the machine', () => {
    const none = `${tmpdir()}/no-such-folder/it's not, there.txt`;
    expect(faultInWords(thrownBy(() => readFileSync(none)))).toBe('ENOENT: no such file or directory');
    expect(faultInWords(thrownBy(() => readFileSync(tmpdir())))).toBe(
      'EISDIR: illegal operation on a directory',
    );
  });
});
