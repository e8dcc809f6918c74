import { checkInteraction } from '../interactions/check-interaction.js';
import { rememberedCheck } from './remembered-check.js';

/** The check of this process: what one caller has asked about two keywords, the next need not wait for. */
export const knownChecks = rememberedCheck(checkInteraction);
