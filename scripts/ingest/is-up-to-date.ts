import { codeHash } from './publishing/code-hash.js';
import { type Inputs, projectDataHash } from './publishing/inputs.js';
import { hashOfRecordsOnDisk } from './publishing/records-hash.js';

/** Was a database built from the data and by the programs that there are now? */
export function isUpToDate(inputs: Inputs, dataFolder: string): boolean {
  if (inputs.code !== codeHash()) return false;
  if (inputs.only) return true;
  return (
    inputs.project === projectDataHash(dataFolder) && inputs.records.includes(hashOfRecordsOnDisk(dataFolder))
  );
}
