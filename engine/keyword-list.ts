/** Made by scripts/generate-keyword-list.ts: the files of engine/keywords. */
import type { KeywordRules } from './keyword.js';
import { absorb } from './keywords/absorb.js';
import { accuracy } from './keywords/accuracy.js';
import { adapt } from './keywords/adapt.js';
import { alternativeCost } from './keywords/alternative-cost.js';
import { ambush } from './keywords/ambush.js';
import { areaDamage } from './keywords/area-damage.js';
import { armor } from './keywords/armor.js';
import { avenge } from './keywords/avenge.js';
import { backfire } from './keywords/backfire.js';
import { barrage } from './keywords/barrage.js';
import { bombard } from './keywords/bombard.js';
import { bounty } from './keywords/bounty.js';
import { consume } from './keywords/consume.js';
import { criticalHit } from './keywords/critical-hit.js';
import { cunning } from './keywords/cunning.js';
import { damageControl } from './keywords/damage-control.js';
import { deflect } from './keywords/deflect.js';
import { deploy } from './keywords/deploy.js';
import { doubleDamage } from './keywords/double-damage.js';
import { doubleStrike } from './keywords/double-strike.js';
import { enhance } from './keywords/enhance.js';
import { equip } from './keywords/equip.js';
import { evade } from './keywords/evade.js';
import { ferocity } from './keywords/ferocity.js';
import { focus } from './keywords/focus.js';
import { foresight } from './keywords/foresight.js';
import { forewarning } from './keywords/forewarning.js';
import { fortitude } from './keywords/fortitude.js';
import { fury } from './keywords/fury.js';
import { hiddenCost } from './keywords/hidden-cost.js';
import { insert } from './keywords/insert.js';
import { inspiration } from './keywords/inspiration.js';
import { intercept } from './keywords/intercept.js';
import { intimidation } from './keywords/intimidation.js';
import { ionCannon } from './keywords/ion-cannon.js';
import { lastStand } from './keywords/last-stand.js';
import { lucky } from './keywords/lucky.js';
import { meditate } from './keywords/meditate.js';
import { overkill } from './keywords/overkill.js';
import { overload } from './keywords/overload.js';
import { parry } from './keywords/parry.js';
import { persuade } from './keywords/persuade.js';
import { pilot } from './keywords/pilot.js';
import { precision } from './keywords/precision.js';
import { protect } from './keywords/protect.js';
import { redirect } from './keywords/redirect.js';
import { reducedCost } from './keywords/reduced-cost.js';
import { reserves } from './keywords/reserves.js';
import { resilience } from './keywords/resilience.js';
import { retaliate } from './keywords/retaliate.js';
import { riposte } from './keywords/riposte.js';
import { shields } from './keywords/shields.js';
import { stack } from './keywords/stack.js';
import { stealth } from './keywords/stealth.js';
import { stun } from './keywords/stun.js';
import { surge } from './keywords/surge.js';
import { switchRules } from './keywords/switch.js';
import { tenacity } from './keywords/tenacity.js';
import { upkeep } from './keywords/upkeep.js';
import { velocity } from './keywords/velocity.js';

/** Every keyword of the game, by slug. */
export const KEYWORDS: readonly KeywordRules[] = [
  absorb,
  accuracy,
  adapt,
  alternativeCost,
  ambush,
  areaDamage,
  armor,
  avenge,
  backfire,
  barrage,
  bombard,
  bounty,
  consume,
  criticalHit,
  cunning,
  damageControl,
  deflect,
  deploy,
  doubleDamage,
  doubleStrike,
  enhance,
  equip,
  evade,
  ferocity,
  focus,
  foresight,
  forewarning,
  fortitude,
  fury,
  hiddenCost,
  insert,
  inspiration,
  intercept,
  intimidation,
  ionCannon,
  lastStand,
  lucky,
  meditate,
  overkill,
  overload,
  parry,
  persuade,
  pilot,
  precision,
  protect,
  redirect,
  reducedCost,
  reserves,
  resilience,
  retaliate,
  riposte,
  shields,
  stack,
  stealth,
  stun,
  surge,
  switchRules,
  tenacity,
  upkeep,
  velocity,
];
