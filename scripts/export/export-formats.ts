/** The forms of an export. */
export const EXPORT_FORMATS = ['json', 'ndjson', 'sqlite', 'mediawiki', 'csv'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];
