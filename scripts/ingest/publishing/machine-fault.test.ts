import { describe, expect, it } from 'vitest';
import { machineFault } from './machine-fault.js';

const errorOf = (code: string): Error => Object.assign(new Error('low-level words'), { code });

describe('a fault of the machine', () => {
  it.each([
    ['ENOSPC', /no room on the disk.*free some space/],
    ['EFBIG', /no room on the disk/],
    ['SQLITE_FULL', /no room on the disk.*old database is as it was/],
    ['EACCES', /may not be written.*correct the rights/],
    ['EROFS', /may not be written/],
    ['SQLITE_CANTOPEN', /may not be written/],
    ['SQLITE_READONLY_DIRECTORY', /may not be written/],
    ['ENOTDIR', /can't be written there.*existing folder/],
    ['EEXIST', /can't be written there/],
    ['SQLITE_IOERR_WRITE', /disk failed, or is full/],
  ])('%s is said in one line with what to do', (code, expected) => {
    const said = machineFault(errorOf(code), '/data/rules.db') ?? '';
    expect(said).toMatch(expected);
    expect(said).toContain('/data/rules.db');
    expect(said).not.toContain('\n');
  });

  it.each([errorOf('ERR_ASSERTION'), new Error('plain'), 'text', null])('is not seen in %s', (error) => {
    expect(machineFault(error, '/data/rules.db')).toBeNull();
  });
});
