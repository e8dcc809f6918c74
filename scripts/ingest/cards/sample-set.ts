/** All columns of a set file, in their usual order. */
export const SET_COLUMNS = [
  ...['Name', 'Set', 'ImageFile', 'Side', 'Type', 'Subtype', 'Cost', 'Speed', 'Power', 'Health', 'Rarity'],
  ...['Number', 'Usage', 'Text', 'Script', 'Classification', 'DraftRarity'],
] as const;

/** What a test says of an invented card, by column; the rest is that of a made-up ranger. */
export type SampleRow = Readonly<Partial<Record<string, string>>>;

const RANGER: SampleRow = {
  Name: 'Made Up Ranger (A)',
  Set: 'INV',
  ImageFile: 'inv001',
  Side: 'L',
  Type: 'Ground/Character',
  Subtype: 'Ranger',
  Cost: '4',
  Speed: '40',
  Power: '3',
  Health: '4',
  Rarity: 'C',
  Number: '1',
  Text: 'Armor',
  Classification: 'Unit',
  DraftRarity: 'C',
};

export function sampleRow(row: SampleRow = {}, columns: readonly string[] = SET_COLUMNS): string {
  return columns.map((column) => row[column] ?? RANGER[column] ?? '').join('\t');
}

/** A set file of whole lines below its header. */
export function sampleSet(
  rows: readonly (SampleRow | string)[],
  columns: readonly string[] = SET_COLUMNS,
): string {
  const lines = rows.map((row) => (typeof row === 'string' ? row : sampleRow(row, columns)));
  return [columns.join('\t'), ...lines].join('\n');
}
