import type { RulingForm } from './ruling-forms.js';

const DUTY =
  'have to|has to|must|need to|needs to|forced to|required to|obliged to|gotta|mandatory|compulsory';
const SKIP =
  'skip|skips|decline|refuse|pass on|forgo|forego|ignore|opt out(?: of)?|choose not to|decide not to|(?<!\\b(?:can|could|do|does|did|will|would|is|are|may|must) )not (?:use|take|do|make|give|pay|activate|bother)|leave (?:it|them|the counters|everything)';

const LEAVE: readonly RulingForm[] = [
  {
    says: /\bisn.t optional if you can pay\b/i,
    yes: new RegExp(`\\b(?:${DUTY})\\b`),
    no: new RegExp(`(?<!\\b(?:${DUTY})\\b.*)\\b(?:optional|voluntary|up to me|my choice|${SKIP})\\b`),
    but: /\b(?:which|all|both|every|order|tap|several)\b/,
    beside: 'pay cost turn',
  },
  {
    says: /\b(?:is|are) optional\b/i,
    yes: new RegExp(`(?<!\\b(?:${DUTY})\\b.*)\\b(?:optional|voluntary|up to me|my choice|${SKIP})\\b`),
    no: new RegExp(`\\b(?:${DUTY})\\b`),
    but: /\b(?:same|another|other|different|all|full|maximum|whole|everything|every)\b/,
    beside: 'attack counters time',
  },
  {
    says: /\bdoesn.t have to be used in full\b|\byou don.t have to use all\b|\bup to X\b/i,
    yes: /\b(?:only|just) (?:\d+|part|some|half|a part|one|two|a bit)\b|\b(?:less|fewer|partially|partly|part of|some of)\b|\b(?:let|leave|take) (?:\d+|some|one|part|a point|a bit)\b.* (?:through|on purpose)\b/,
    no: null,
    but: /\b(?:if|when|must|have to)\b/,
  },
  {
    says: /\bis always on\b(?! (?:while|whenever|when))/i,
    yes: /\b(?:always|constantly|permanently|all the time|at all times) (?:on|active|in effect|working|there)\b|\b(?:on|active|work|working|apply) (?:all the time|at all times|constantly)\b/,
    no: /\b(?:have to|has to|must|need to|needs to)\b.* (?:activate|announce|declare|pay|turn|trigger|activated|announced|declared|paid|turned)\b/,
    but: /\b(?:where|which|arena|zone|what|grants?|granted|effects?|abilit\w+)\b/,
  },
];

const GIVEN: readonly RulingForm[] = [
  {
    says: /\bis the top card of\b/i,
    yes: /\b(?:top card|(?:just |only )?(?:one|a single) card)\b/,
    no: /\b(?:whole|entire|all(?: of)?|every|each|bottom|full|complete)\b/,
    but: /\b(?:power|health|speed|bonus|attack)\b/,
    beside: 'kill discard gobble swallow',
  },
  {
    says: /\blimit of 4 cards still applies\b/i,
    yes: /\b(?:limit|maximum|max|limited|restricted)\b/,
    no: /\b(?:more than (?:4|four)|(?:5|five|6|six|any number of)) (?:cards?|units?)\b/,
    but: /\b(?:less|lift|ignore|raise|change|break|beyond|add|larger|higher)\b/,
    beside: 'put let allow lie 4 four stay',
  },
  {
    says: /\b(?:this unit|the unit|you) may (?!not\b)/i,
    yes: null,
    no: new RegExp(`\\b(?:${DUTY}) (?:use|activate|do|play|make|apply|guess|raise|lower|pay)\\b`),
    but: /\b(?:same|another|other|different|all|full|maximum|whole|everything|every|each|first|again|cost)\b/,
    beside: 'attack discard somebody someone',
  },
  {
    says: /\bdon.t get .* unless you announce it\b/i,
    yes: new RegExp(`\\b(?:${DUTY})\\b.* (?:announce|declare)\\b`),
    no: /\b(?:without (?:announcing|declaring)|(?:forgot|forget|forgotten|did not|do not|never) (?:to )?(?:announced?|declared?))(?: it)?\b/,
    but: /\b(?:before|after|first|cost|pay|when)\b/,
    beside: 'what to',
  },
  {
    says: /\bwhen an opponent deploys\b/i,
    yes: /\b(?:my |the |an |his )?(?:opponents?|enemy) (?:\w+ )?(?:deploys?|deployed)\b/,
    no: /\b(?:my own|one of my|my other) (?:units?|guys?|dudes?|characters?)\b|\bwhen i deploy\b|\bi (?:just )?deployed\b/,
    but: /\b(?:opponents?|enemy|from|by|both)\b/,
    beside: 'deploy attack',
  },
  {
    says: /\bof your own build step\b/i,
    yes: null,
    no: /\b(?:opponents?|enemy|enemies|his|her|their|other players?) (?:\w+ )?build (?:step|phase)\b/,
    but: /\b(?:after|before|end)\b/,
    beside: 'heal remove counters damage trigger',
  },
];

/** Whether one must, may, or may leave it; what is needed for it, and how much of it. */
export const LEAVE_FORMS: readonly RulingForm[] = [...LEAVE, ...GIVEN];
