import type { Does } from './claim.js';

/** A form in which something is claimed of an ability, over the whole of what is asked. */
export interface ClaimShape {
  readonly shape: RegExp;
  readonly does: Does;
  /** It asks whether it is not so. */
  readonly denied: boolean;
}

const PARTS: readonly (readonly [RegExp, string])[] = [
  [/\{holder\}/g, '(?:(?<holder>[UPI]\\d+) )?'],
  [/\{who\}/g, '(?<holder>[UPI]\\d+) '],
  [/\{ability\}/g, '(?<ability>A\\d+)'],
  [/\{unit\}/g, '(?<unit>[UPI]\\d+)'],
  [/\{on:([A-Z]+)\}/g, '(?<on>[$1]\\d+)'],
  [/\{yield\}/g, '(?: [DG]\\d+)?'],
  [/\{at\}/g, '(?:on|for|with|against|to|towards|as|in|at|during|of|versus|through|when|off|in case of)'],
  [/\{by\}/g, '(?:by|with|using|USE|through|via|thanks to)'],
  [/\{to\}/g, '(?:to|on|onto|over to|at|into)'],
];

function asks(does: Does, ...patterns: readonly string[]): readonly ClaimShape[] {
  return patterns.map((pattern) => ({ shape: shapeOfClaim(pattern), does, denied: false }));
}

function denies(does: Does, ...patterns: readonly string[]): readonly ClaimShape[] {
  return asks(does, ...patterns).map((one) => ({ ...one, denied: true }));
}

function shapeOfClaim(pattern: string): RegExp {
  return new RegExp(`^${PARTS.reduce((text, [part, put]) => text.replace(part, put), pattern)}$`);
}

/** Behind the verb that opens the question. */
export const CLAIM_SHAPES: readonly ClaimShape[] = [
  ...asks(
    'STOPS',
    '{holder}{ability} (?:STOP|LESS|UNDO|(?:HELP|WORK|SAVE) (?:against|from|versus|with)|USE (?:against|on)) {on:GA}',
    '{holder}{ability} (?:HELP|STOP|SAVE) {on:U}',
    '{holder}{ability} (?:SAVE|HELP|WORK for) {unit} (?:from|against) {on:GA}',
    '{holder}USE {ability} (?:against|on|to (?:STOP|LESS|UNDO)) {on:GA}',
    '{holder}(?:STOP|LESS|UNDO) {on:GA} {by} {ability}',
    '{on:GA} (?:be )?(?:STOP|LESS) {by} {holder}{ability}',
    '{holder}{ability} {on:GIA}',
    '{on:GA} (?:be )?{ability}(?: by {unit})?',
    '{holder}{ability} {unit} (?:from|against) {on:GA}',
    '{ability} KEEP {on:GA} (?:off|away from|from) {unit}',
  ),
  ...denies(
    'STOPS',
    '{on:GA} PASS {holder}{ability}',
    '{ability} USELESS (?:for|against|on|to|with) {on:GU}',
  ),
  ...asks(
    'WORKS',
    '{holder}{ability} (?:WORK|HELP|SETOFF|USE|GET)(?: {at})? {on:DNGTUI}',
    '{holder}{ability} (?:WORK|HELP|SAVE) (?:{at}|from) {on:AT}',
    '{ability} (?:SAVE|HELP) {unit} (?:from|against) {on:AT}',
    '{on:AT} be WORK by {ability}',
    '{holder}USE {ability} {at} {on:DNGTUI}',
    '{holder}(?:GET|SETOFF|USE) {ability}{yield} (?:{at}|from) {on:DNGTI}',
    '{on:DNGTI} (?:SETOFF|GET|USE|HELP|WORK(?: {at})?) {holder}{ability}{yield}',
    '{on:DNGTI} be (?:USE|WORK|GET) (?:by|for|with) {holder}{ability}',
    '{ability} be (?:USE|SETOFF|WORK|usable) (?:{at}|by) {on:DNGTU}',
    '{ability} (?:be )?(?:SETOFF|come|GET) (?:by|from|with|through) {on:DGNTA}',
    '{on:NI} (?:be |WORK as |WORK for )?{ability}',
    '{holder}{ability} (?:against |on )?{on:UT}',
    '{ability} (?:useful|usable|possible|any good) {at} {on:DNGTUA}',
  ),
  ...asks('HELPS', '{ability} HELP {on:AT}'),
  ...denies(
    'WORKS',
    '{ability} (?:be )?USELESS (?:for|against|on|to|with) {on:DNT}',
    '{holder}{ability} (?:FAIL|be USELESS) (?:for|against|on|with|to (?:STOP|WORK)) {on:DNGTU}',
  ),
  ...asks(
    'REACHES',
    '{holder}(?:MOVE|GO) {on:GA} {to} {unit}',
    '{on:A} (?:against |at |on )?{unit}',
    '{unit} be {on:U}',
    '{on:GA} (?:be )?(?:GO|MOVE|KILL)(?: {to})? {unit}',
    '{unit} (?:be )?(?:GO|MOVE|KILL) (?:by|with|through|from) {on:GA}',
    '{unit} (?:take|GET) {on:G}',
    '{holder}USE {on:A} (?:on|against|to GO|to KILL|to MOVE (?:[GA]\\d+ )?{to}) {unit}',
  ),
  ...asks(
    'REROLLS',
    '{holder}REROLL {on:DN} {by} {ability}',
    '{holder}{ability} REROLL {on:DN}',
    '{on:DN} be REROLL {by} {ability}',
  ),
  ...asks(
    'SETS_OFF',
    '{on:A} (?:GET |SETOFF |USE )?{ability}',
    '{on:A} WORK {at} {ability}',
    '{holder}(?:GET |SETOFF |USE )?{ability}{yield} (?:{at}|from) (?:[UPI]\\d+ )?{on:A}',
  ),
  ...asks(
    'TOGETHER',
    '{who}(?:USE )?{ability} (?:and|plus) (?:USE )?{on:A}(?: (?:on|in|for|against|at) (?:(?:the )?same )?[GTI]\\d+)?(?: (?:together|in tandem))?',
  ),
  ...asks('LESSENS', '{holder}{ability} LESS (?:number of |power of )?{on:DT}'),
  ...asks(
    'CHANGES',
    '{holder}{ability} (?:UNDO|LOSE|REROLL(?: away)?) {on:A}',
    '{who}UNDO {on:A} {by} (?:negative )?{ability}',
    '{holder}{ability} (?:make|makes|alters|turn|let|SETOFF) N\\d+ NOCOUNT {on:A}',
  ),
  ...asks(
    'DIVIDES',
    '{ability} (?:let|lets|allow|allows) (?:[UPI]\\d+ )?(?:to )?MOVE {on:GD}(?: {to} {unit})?',
    '{who}MOVE {on:GD}(?: {to} {unit})? {by} {ability}',
    '{on:GA} be MOVE(?: {to} {unit})? {by} {ability}',
    '{holder}(?:USE )?{ability} (?:to )?MOVE {on:GD}(?: {to} {unit})?',
  ),
  ...asks(
    'DOUBLES',
    '{ability} DOUBLE {on:GA}',
    '{on:GA} (?:be |GET )?DOUBLE {by} {ability}',
    '{ability} (?:MOVE|GO|add|adds|GET|SETOFF|WORK) C\\d+ (?:on|onto|to|for) {on:U}',
    '{ability} WORK (?:on|for|against) {on:U}',
  ),
  ...asks('REDONE', '{who}(?:WORK|redo|UNDO|revise|rethink) {ability}(?: again)?'),
  ...asks('KEEPS', '{who}KEEP {on:DGA}'),
  ...denies('KEEPS', '{who}LOSE {on:DGA}'),
  ...asks(
    'IS_USED',
    '{holder}(?:USE )?{ability}(?: back)?(?: (?:against|at) [UPI]\\d+)?',
    '{holder}{ability} (?:WORK|SETOFF|be USE|possible)',
    '{who}(?:SETOFF|GET) {ability}{yield}',
    '{who}take over T\\d+ {by} {ability}',
    '{who}(?:SETOFF|GET|roll|add) {on:DG}',
    '{who}(?:USE )?{ability} G\\d+',
  ),
];
