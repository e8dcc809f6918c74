import { checkInteraction } from '../interactions/check-interaction.js';
import { createCheckMemory, rememberedCheck } from './remembered-check.js';

/** What this process knows of keywords that meet: what one caller has asked about, the next need not wait for. */
export const checkMemory = createCheckMemory();

/** The check of this process, made here and now. */
export const knownChecks = rememberedCheck(checkInteraction, checkMemory);
