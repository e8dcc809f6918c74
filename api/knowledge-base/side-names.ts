import type { CardRecord } from './card-record.js';

export const SIDE_NAMES: Readonly<Record<CardRecord['side'], string>> = {
  LIGHT: 'Light Side',
  DARK: 'Dark Side',
  NEUTRAL: 'Neutral',
  YUUZHAN_VONG: 'Yuuzhan Vong',
};
