/** Made by `npm run client` from the schema and the published queries: what can be asked for, and what comes back. */
import type { PublishedQuery } from './published-query.js';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
/** What sets a keyword off. */
export type Activation =
  /** A player who chooses to use it, at a cost if one is printed. */
  | 'ACTIVATED'
  /** Nothing: it works all the time. */
  | 'STATIC'
  /** An event in play. */
  | 'TRIGGERED';

/** What a question was taken to ask for. */
export type AnswerIntent =
  /** What a card is and does. */
  | 'CARD'
  /** About one keyword, a single ruling of it included. */
  | 'DEFINITION'
  /** How two to four keywords meet. */
  | 'INTERACTION'
  /** Numbers of an attack. */
  | 'ODDS'
  /** How several instances of one keyword combine. */
  | 'STACKING'
  /** When a keyword acts, or which of two acts first. */
  | 'TIMING'
  /** Nothing of the rules fits; see suggestions. */
  | 'UNKNOWN';

/** Where a unit stands. Units attack within their arena, unless an ability reaches further. */
export type Arena =
  /** The Character arena. */
  | 'CHARACTER'
  /** The Ground arena. */
  | 'GROUND'
  /** The Space arena. */
  | 'SPACE';

/** One attack on a board. It is solved up to 20 attack dice and 8 units; what is beyond is refused (TOO_COMPLEX). */
export type AttackInput = {
  /** The unit that attacks. */
  readonly attacker: UnitInput;
  /** Force that the attacker's side can spend in this attack, 0 to 999. Null counts as 99. */
  readonly attackerForce?: number | null | undefined;
  /** Whose player is the Dark Side, who acts first in every POP. */
  readonly darkSide?: AttackSide | null | undefined;
  /** The unit that is attacked at first; Intercept or Redirect may put another in its place. */
  readonly defender: UnitInput;
  /** Force that the defender's side can spend in this attack, 0 to 999. Null counts as 99. */
  readonly defenderForce?: number | null | undefined;
  /** What both players play for where a choice is open. */
  readonly objective?: Objective | null | undefined;
  /** Other units that can matter: a second target for Overkill, an interceptor, a protector. At most 6; each has a name of its own, not 'attacker' or 'defender'. Null for none. */
  readonly others?: ReadonlyArray<UnitInput> | null | undefined;
  /** Leave it out to let both players choose optimally; so does a null field in it. */
  readonly policy?: PolicyInput | null | undefined;
  /** The initial roll, if it is known: one natural (1 to 6) a die, before Fury's dice, at most 20. It fixes the number of attack dice, and the answer is about this roll. Null when it is not known. */
  readonly roll?: ReadonlyArray<number> | null | undefined;
  /** The attacker attacks itself, because some effect says so: 'defender' repeats it, and both rows of the result show the one unit. */
  readonly selfAttack?: boolean | null | undefined;
};

/** A player's part in the attack; not the Dark or Light Side of the game. */
export type AttackSide =
  /** The player whose unit attacks. */
  | 'ATTACKER'
  /** The player whose unit is attacked. */
  | 'DEFENDER';

/** Whose words a text is. */
export type Authority =
  /** From a source document, letter for letter. */
  | 'OFFICIAL'
  /** This project's own words; no official text says it so. */
  | 'SUMMARY';

/** Every condition that is given must hold; null is no condition. */
export type CardFilter = {
  /** An arena of its type line. */
  readonly arena?: Arena | null | undefined;
  /** Slug or name of a keyword in its text. An unknown one matches nothing, with a warning. */
  readonly keyword?: string | null | undefined;
  /** Least power; cards without power match none. */
  readonly minPower?: number | null | undefined;
  /** Beginnings of words of its name, in any order, and perhaps its version. */
  readonly name?: string | null | undefined;
  /** Abbreviation of a set that prints it. An unknown one matches nothing, with a warning. */
  readonly set?: string | null | undefined;
  /** Which side may play it. */
  readonly side?: CardSide | null | undefined;
  /** Words that must all occur in its text; case, accents and order do not matter. */
  readonly text?: string | null | undefined;
};

/** Which side of the game may play a card. */
export type CardSide =
  /** The Dark Side. */
  | 'DARK'
  /** The Light Side. */
  | 'LIGHT'
  /** Neutral: for either side. */
  | 'NEUTRAL'
  /** The Yuuzhan Vong. */
  | 'YUUZHAN_VONG';

/** What has become of a cited wording. */
export type CitationStatus =
  /** A current ruling or definition comes near it, but is worded differently, or only a part of it was cited. The message says where a negation, a number or an opposite changes the sense: then it is not real as quoted. */
  | 'ALTERED'
  /** It is served with these letters today; case, accents, white space, kinds of quotes and dashes, enclosing quotes or parentheses and the final full stop do not matter. The message says where capitals differ. */
  | 'CURRENT'
  /** It was the text of an older edition; see current for what took its place. */
  | 'SUPERSEDED'
  /** No ruling and no definition comes near it, or not the one that was named by its id. */
  | 'UNKNOWN'
  /** It was served once, and nothing took its place. */
  | 'WITHDRAWN';

/** How well an answer is founded; earned by rule. */
export type Confidence =
  /** Official text says it, or the engine computed it. */
  | 'HIGH'
  /** A near miss: a name was guessed, or something is missing. */
  | 'LOW'
  /** Our own words, one reading of several, or a text that fits the question only in part. */
  | 'MEDIUM';

/** Where in a deck list a card stands. */
export type DeckSection =
  /** The deck itself: all that stands before the first section. */
  | 'DECK'
  /** Cards outside the game. */
  | 'OUTSIDE'
  /** The sideboard of the deck. */
  | 'SIDEBOARD'
  /** The supply beside the deck. */
  | 'SUPPLY';

/** What a finding rests on. */
export type FindingBasis =
  /** Runs of the rules engine with and without the keywords show it. */
  | 'ENGINE'
  /** A ruling says it. */
  | 'RULING'
  /** The keyword's stacking class. */
  | 'STACKING'
  /** The order of the timing windows. */
  | 'TIMING';

/** Keywords whose meeting is asked about. */
export type InteractionCheckInput = {
  /** Two to four. The same keyword twice asks how its instances stack. */
  readonly keywords: ReadonlyArray<KeywordUseInput>;
  /** The board that is meant; keywords that its units don't print are added to them. Null: the plainest board on which these keywords can meet. */
  readonly scenario?: AttackInput | null | undefined;
};

/** What the type phrase calls the keyword. */
export type KeywordNature =
  /** An ability of the unit that has it. */
  | 'ABILITY'
  /** An effect of a card. */
  | 'EFFECT'
  /** The text does not say. */
  | 'UNSTATED';

/** A keyword, with its value and the unit that has it. */
export type KeywordUseInput = {
  /** Name, alias or printed line: 'evade', 'Stun 2', 'Switch: Overkill/Stun 2'. At most 200 code points. */
  readonly keyword: string;
  /** The unit that has it. Null: wherever it matters to the others. */
  readonly role?: UnitRole | null | undefined;
  /** Its value, up to 20 either way. Null: as printed in 'keyword', else a usual one. */
  readonly value?: number | null | undefined;
};

/** How a name or a query met a record, best first. */
export type MatchKind =
  /** By a former or other name. */
  | 'ALIAS'
  /** By its name or slug; case, punctuation, accents and a value do not matter. */
  | 'EXACT'
  /** By a near miss, such as a typing error. */
  | 'FUZZY'
  /** By the beginning of a word. */
  | 'PREFIX'
  /** By another form of its words: 'intercepting' for Intercept. */
  | 'STEM';

/** What both players play for where a choice is open; each for his own side. */
export type Objective =
  /** First expected counters on enemy units less own, all of them counted, then expected discards. */
  | 'DAMAGE'
  /** First the expected number of enemy units discarded less own ones, then expected counters on enemy units less own, a unit's counters up to its remaining health. */
  | 'DISCARD';

/** Where hits above the defender's remaining health go. */
export type OverkillPolicy =
  /** None is moved: all stay on the defender. */
  | 'DEFENDER'
  /** As is best for the attacker's player under the objective. */
  | 'OPTIMAL'
  /** All of them to the first listed unit of the defender's side. */
  | 'SECOND_UNIT';

/** What a keyword is printed with behind its name. */
export type ParameterKind =
  /** A condition under which it works. */
  | 'CONDITION'
  /** A cost to be paid. */
  | 'COST'
  /** An effect in words or other keywords. */
  | 'EFFECT'
  /** A list: the cards that fit a Stack. */
  | 'LIST'
  /** Nothing: Overkill. */
  | 'NONE'
  /** A number of 0 or more: Stun 2. */
  | 'NUMBER'
  /** A number that may be negative: Accuracy -1. */
  | 'SIGNED_NUMBER';

/** How the abilities of one kind are used. */
export type Policy =
  /** Every one at the first chance, in printed order, as much of it as does anything, if it can be paid. Lucky re-rolls its owner's misses, or the enemy's hits, worst first; none if there are none. */
  | 'ALWAYS'
  /** Not used at all, as if it could not be paid. */
  | 'NEVER'
  /** As is best for their player under the objective. */
  | 'OPTIMAL';

/** Fixed behaviour in place of optimal choice. What is null is chosen optimally. */
export type PolicyInput = {
  /** Abilities of the attack POP: Intercept, Redirect, Retaliate. Null counts as OPTIMAL. */
  readonly attackPop?: Policy | null | undefined;
  /** Lucky of both sides. Null counts as OPTIMAL. */
  readonly lucky?: Policy | null | undefined;
  /** Where excess hits go when the attacker has Overkill. Null counts as OPTIMAL. */
  readonly overkill?: OverkillPolicy | null | undefined;
  /** Activated prevention of both sides: Evade, Deflect, Absorb, Persuade, Protect. Null counts as OPTIMAL. */
  readonly prevention?: Policy | null | undefined;
};

/** Why an input is not served. */
export type RefusalCode =
  /** The rules of the game forbid it; see rule. */
  | 'ILLEGAL_ATTACK'
  /** An ability line is not understood, in whole or in part. */
  | 'INVALID_ABILITY'
  /** A value is missing, out of its range, or contradicts another. */
  | 'INVALID_INPUT'
  /** It is above a limit of what is solved exactly in bounded time; see limit. */
  | 'TOO_COMPLEX'
  /** It names a card that the knowledge base does not have, or a name that several cards have; see suggestions. */
  | 'UNKNOWN_CARD'
  /** It names a keyword that does not exist. */
  | 'UNKNOWN_KEYWORD';

/** What one keyword does to another. */
export type Relation =
  /** Same keyword: values add (cumulative). */
  | 'ADDS_UP'
  /** Makes it unusable (Bombard and Retaliate). */
  | 'BLOCKS'
  /** Same keyword: choose which instance to use (selective). */
  | 'CHOOSE_ONE'
  /** Changes its chance or its size (Accuracy against Armor). */
  | 'MODIFIES'
  /** The rules say, or the engine shows, that 'from' does not touch 'to' (Accuracy and natural sixes). */
  | 'NO_EFFECT'
  /** Switches it off or goes over it (Ferocity over Evade, Fortitude over Ferocity). */
  | 'OVERRIDES'
  /** Both happen in one attack, in this order, without touching each other; a pair with nothing else is INDEPENDENT. */
  | 'PRECEDES'
  /** Prevents damage that 'to' makes (Evade against Overkill damage). */
  | 'PREVENTS'
  /** Changes which unit it happens to (Intercept). */
  | 'REDIRECTS'
  /** Same keyword: a second instance does nothing (isolated). */
  | 'REDUNDANT'
  /** Same keyword: each instance on its own (layered). */
  | 'SEPARATE'
  /** Can set it off (Retaliate damage and Stun). */
  | 'TRIGGERS';

/** Is a ruling still what its newest source says? */
export type RulingStatus =
  /** Stands in the current edition of its entry. */
  | 'CURRENT'
  /** A newer edition says it in other words; see supersededBy. */
  | 'SUPERSEDED'
  /** A newer edition of its entry no longer has it, or its source was taken away. */
  | 'WITHDRAWN';

/** What a ruling is about, by the words it uses. */
export type RulingTopic =
  /** Arenas and the build zone. */
  | 'ARENA'
  /** What has to be paid. */
  | 'COST'
  /** Damage, hits and damage counters. */
  | 'DAMAGE'
  /** What a word means. */
  | 'DEFINITION'
  /** Rolling, re-rolling and reading dice. */
  | 'DICE'
  /** How often or how much. */
  | 'LIMIT'
  /** None of the other topics. */
  | 'OTHER'
  /** Keeping damage from being placed. */
  | 'PREVENTION'
  /** Several instances of one keyword. */
  | 'STACKING'
  /** Which unit is attacked, chosen or affected. */
  | 'TARGET'
  /** When something happens: steps, windows, order. */
  | 'TIMING';

/** Types of record that can be found by a query. */
export type SearchKind =
  /** A card, by its name, type and subtypes. Where no card sets were ingested it matches nothing, and a warning says so. */
  | 'CARD'
  /** A keyword ability of the game. */
  | 'KEYWORD'
  /** One sentence of an entry. */
  | 'RULING'
  /** A moment in play. */
  | 'TIMING_WINDOW';

/** How several instances of one keyword on one unit combine. */
export type StackingClass =
  /** Their values add up to one instance. */
  | 'CUMULATIVE'
  /** A second instance does nothing. */
  | 'ISOLATED'
  /** Each instance works on its own. */
  | 'LAYERED'
  /** The player chooses which instance to use. */
  | 'SELECTIVE'
  /** The text does not say. */
  | 'UNSTATED';

/** One unit of an attack, as it stands when the attack is declared. Give at least its health. */
export type UnitInput = {
  /** Ability lines as printed, at most 12 of 500 characters, values up to 20: 'Critical Hit 2', 'Pay 2 Force -> Evade 2', 'Switch: Overkill/Stun 2'. What is gained in the attack begins 'If gained after the roll,'. */
  readonly abilities?: ReadonlyArray<string> | null | undefined;
  /** The arena it stands in. */
  readonly arena?: Arena | null | undefined;
  /** Arenas of its type line in order, at most 3: Switch needs them. Null when they are not known. */
  readonly arenas?: ReadonlyArray<Arena> | null | undefined;
  /** A card known to the knowledge base, by name with or without its version; every other field overrides what is printed on it. No such card, or several, is refused (UNKNOWN_CARD). One that is never in the standard arena stands in the first of its type line. Null for none. */
  readonly card?: string | null | undefined;
  /** Damage counters already on it, 0 or more and fewer than its health. */
  readonly counters?: number | null | undefined;
  /** How many damage counters discard it, 1 to 99. Required unless the card gives it: without it the attack is refused (INVALID_INPUT). */
  readonly health?: number | null | undefined;
  /** Is it in the build zone, where few abilities work? A defender there is attacked because some effect says so. */
  readonly inBuildZone?: boolean | null | undefined;
  /** Its role in the result, at most 100 code points: required for 'others', each with a name of its own; a card gives its own name. Attacker and defender keep their roles, whatever their names are. */
  readonly name?: string | null | undefined;
  /** Attack dice before bonuses, 0 to 40. Null: as on the card; 0 when there is none. */
  readonly power?: number | null | undefined;
  /** For 'others' only: whose unit it is. */
  readonly side?: AttackSide | null | undefined;
  /** Its speed, 0 to 999. It changes nothing within an attack. Null when it is not known. */
  readonly speed?: number | null | undefined;
  /** Words of its subtype line ('Jedi', 'Clone'), at most 20, for lines such as 'Fury 5 while attacking a Clone'. Null when they are not known: such a line is then off, with a warning. */
  readonly subtypes?: ReadonlyArray<string> | null | undefined;
  /** Is it tapped? Null when it is not known: a unit with Stealth then counts as untapped. */
  readonly tapped?: boolean | null | undefined;
};

/** The unit that has a keyword. */
export type UnitRole =
  /** The unit that attacks. */
  | 'ATTACKER'
  /** The unit that is attacked. */
  | 'DEFENDER'
  /** Another unit of the defender's side: a second target, an interceptor, a protector. */
  | 'SECOND';

/** Do the keywords affect each other? */
export type Verdict =
  /** Neither touches the other; if both happen in one attack, a finding may say which comes first. */
  | 'INDEPENDENT'
  /** At least one affects another, or the rules say that it does not where one might expect it. */
  | 'INTERACT'
  /** Nothing known decides it: a stacking class is unstated and two instances meet, one text names the other without saying what happens and no rule of the engine does, or a fact of the board decides and is not given. */
  | 'UNDETERMINED';

export type AnswerQueryVariables = Exact<{
  question: string;
  maxLength?: number | null | undefined;
}>;


export type AnswerQuery = { readonly answer: { readonly intent: AnswerIntent, readonly text: string, readonly markdown: string, readonly confidence: Confidence, readonly url: string, readonly suggestions: ReadonlyArray<string>, readonly keywords: ReadonlyArray<{ readonly slug: string, readonly name: string, readonly url: string }>, readonly citations: ReadonlyArray<{ readonly id: string, readonly text: string, readonly url: string }> } };

export type AttackLineQueryVariables = Exact<{
  line: string;
}>;


export type AttackLineQuery = { readonly attackLine:
    | { readonly __typename: 'AttackReport', readonly notation: string, readonly url: string, readonly summary: { readonly expectedDamageToDefender: number, readonly defenderDiscardChance: number, readonly attackerDiscardChance: number, readonly expectedHits: number }, readonly choices: ReadonlyArray<{ readonly player: AttackSide, readonly situation: string, readonly choice: string, readonly window: { readonly name: string } }>, readonly warnings: ReadonlyArray<{ readonly code: string, readonly message: string }> }
    | { readonly __typename: 'Refusal', readonly code: RefusalCode, readonly message: string, readonly rule: string | null, readonly limit: string | null, readonly suggestions: ReadonlyArray<{ readonly label: string, readonly id: string }> }
   };

export type AttackQueryVariables = Exact<{
  input: AttackInput;
}>;


export type AttackQuery = { readonly attack:
    | { readonly __typename: 'AttackReport', readonly notation: string, readonly url: string, readonly summary: { readonly expectedDamageToDefender: number, readonly defenderDiscardChance: number, readonly attackerDiscardChance: number, readonly expectedHits: number }, readonly units: ReadonlyArray<{ readonly role: string, readonly expectedCounters: number, readonly discardChance: number, readonly counters: ReadonlyArray<{ readonly value: number, readonly probability: number, readonly fraction: string }> }>, readonly choices: ReadonlyArray<{ readonly player: AttackSide, readonly situation: string, readonly choice: string, readonly window: { readonly name: string } }>, readonly trace: ReadonlyArray<{ readonly text: string, readonly probability: number, readonly window: { readonly name: string }, readonly keyword: { readonly slug: string, readonly name: string } | null, readonly rulings: ReadonlyArray<{ readonly id: string, readonly text: string }> }>, readonly warnings: ReadonlyArray<{ readonly code: string, readonly message: string }> }
    | { readonly __typename: 'Refusal', readonly code: RefusalCode, readonly message: string, readonly rule: string | null, readonly limit: string | null, readonly suggestions: ReadonlyArray<{ readonly label: string, readonly id: string }> }
   };

export type CardQueryVariables = Exact<{
  name: string;
  set?: string | null | undefined;
}>;


export type CardQuery = { readonly card:
    | { readonly __typename: 'AmbiguousName', readonly message: string, readonly candidates: ReadonlyArray<{ readonly label: string, readonly id: string }> }
    | { readonly __typename: 'Card', readonly id: string, readonly name: string, readonly version: string | null, readonly url: string, readonly side: CardSide, readonly typeLine: string, readonly arenas: ReadonlyArray<Arena>, readonly subtypes: ReadonlyArray<string>, readonly buildCost: number | null, readonly costText: string | null, readonly speed: number | null, readonly power: number | null, readonly health: number | null, readonly text: string, readonly abilities: ReadonlyArray<{ readonly value: number | null, readonly valueText: string | null, readonly cost: string | null, readonly forceCost: number | null, readonly arena: Arena | null, readonly condition: string | null, readonly granted: boolean, readonly raw: string, readonly keyword: { readonly slug: string, readonly name: string } }>, readonly rulings: ReadonlyArray<{ readonly id: string, readonly text: string, readonly url: string }>, readonly keywords: ReadonlyArray<{ readonly slug: string, readonly name: string, readonly summary: string, readonly url: string, readonly rulings: ReadonlyArray<{ readonly id: string, readonly text: string, readonly url: string }> }>, readonly printings: ReadonlyArray<{ readonly set: string, readonly number: string | null, readonly rarity: string | null, readonly promo: boolean }> }
    | { readonly __typename: 'NotFound', readonly message: string, readonly suggestions: ReadonlyArray<{ readonly label: string, readonly id: string }> }
   };

export type CardsQueryVariables = Exact<{
  filter?: CardFilter | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type CardsQuery = { readonly cards: { readonly totalCount: number, readonly pageInfo: { readonly hasNextPage: boolean, readonly endCursor: string | null }, readonly nodes: ReadonlyArray<{ readonly id: string, readonly name: string, readonly version: string | null, readonly url: string, readonly side: CardSide, readonly typeLine: string, readonly costText: string | null, readonly speed: number | null, readonly power: number | null, readonly health: number | null, readonly text: string, readonly keywords: ReadonlyArray<{ readonly slug: string, readonly name: string }> }>, readonly warnings: ReadonlyArray<{ readonly code: string, readonly message: string }> } };

export type CitationCheckQueryVariables = Exact<{
  text: string;
  rulingId?: string | number | null | undefined;
}>;


export type CitationCheckQuery = { readonly verifyCitation: { readonly status: CitationStatus, readonly similarity: number, readonly message: string, readonly ruling: { readonly id: string, readonly text: string, readonly url: string } | null, readonly current: ReadonlyArray<{ readonly id: string, readonly text: string, readonly url: string }> } };

export type DeckInteractionsQueryVariables = Exact<{
  list: string;
  against?: string | null | undefined;
  first?: number | null | undefined;
}>;


export type DeckInteractionsQuery = { readonly deckInteractions: { readonly findingCount: number, readonly againstFindingCount: number, readonly leftOut: number, readonly against:
      | { readonly __typename: 'AmbiguousName', readonly message: string }
      | { readonly __typename: 'Card', readonly id: string, readonly name: string, readonly version: string | null, readonly url: string }
      | { readonly __typename: 'NotFound', readonly message: string }
     | null, readonly findings: ReadonlyArray<{ readonly finding: { readonly relation: Relation, readonly statement: string, readonly from: { readonly slug: string, readonly name: string }, readonly to: { readonly slug: string, readonly name: string }, readonly rulings: ReadonlyArray<{ readonly id: string, readonly text: string, readonly url: string }> }, readonly fromCards: ReadonlyArray<{ readonly id: string, readonly name: string, readonly version: string | null }>, readonly toCards: ReadonlyArray<{ readonly id: string, readonly name: string, readonly version: string | null }> }>, readonly againstFindings: ReadonlyArray<{ readonly finding: { readonly relation: Relation, readonly statement: string, readonly from: { readonly slug: string, readonly name: string }, readonly to: { readonly slug: string, readonly name: string }, readonly rulings: ReadonlyArray<{ readonly id: string, readonly text: string, readonly url: string }> }, readonly fromCards: ReadonlyArray<{ readonly id: string, readonly name: string, readonly version: string | null }>, readonly toCards: ReadonlyArray<{ readonly id: string, readonly name: string, readonly version: string | null }> }>, readonly warnings: ReadonlyArray<{ readonly code: string, readonly message: string }> } };

export type MetFragment = { readonly finding: { readonly relation: Relation, readonly statement: string, readonly from: { readonly slug: string, readonly name: string }, readonly to: { readonly slug: string, readonly name: string }, readonly rulings: ReadonlyArray<{ readonly id: string, readonly text: string, readonly url: string }> }, readonly fromCards: ReadonlyArray<{ readonly id: string, readonly name: string, readonly version: string | null }>, readonly toCards: ReadonlyArray<{ readonly id: string, readonly name: string, readonly version: string | null }> };

export type DeckRulingsQueryVariables = Exact<{
  list: string;
}>;


export type DeckRulingsQuery = { readonly deckRulings: { readonly totalCards: number, readonly cards: ReadonlyArray<{ readonly quantity: number, readonly section: DeckSection, readonly card: { readonly id: string, readonly name: string, readonly version: string | null, readonly url: string }, readonly rulings: ReadonlyArray<{ readonly id: string, readonly text: string, readonly url: string }> }>, readonly keywords: ReadonlyArray<{ readonly slug: string, readonly name: string, readonly summary: string, readonly url: string }>, readonly unrecognised: ReadonlyArray<{ readonly line: number, readonly text: string, readonly suggestions: ReadonlyArray<{ readonly label: string, readonly id: string }> }>, readonly warnings: ReadonlyArray<{ readonly code: string, readonly message: string }> } };

export type InteractionCheckQueryVariables = Exact<{
  input: InteractionCheckInput;
}>;


export type InteractionCheckQuery = { readonly interactionCheck:
    | { readonly __typename: 'InteractionReport', readonly verdict: Verdict, readonly headline: string, readonly url: string, readonly missing: string | null, readonly findings: ReadonlyArray<{ readonly relation: Relation, readonly statement: string, readonly basis: ReadonlyArray<FindingBasis>, readonly from: { readonly slug: string, readonly name: string }, readonly to: { readonly slug: string, readonly name: string }, readonly rulings: ReadonlyArray<{ readonly id: string, readonly text: string, readonly url: string }> }> }
    | { readonly __typename: 'Refusal', readonly code: RefusalCode, readonly message: string, readonly suggestions: ReadonlyArray<{ readonly label: string, readonly id: string }> }
   };

export type KeywordCardQueryVariables = Exact<{
  name: string;
}>;


export type KeywordCardQuery = { readonly keyword:
    | { readonly __typename: 'AmbiguousName', readonly message: string, readonly candidates: ReadonlyArray<{ readonly label: string, readonly id: string }> }
    | { readonly __typename: 'Keyword', readonly id: string, readonly slug: string, readonly name: string, readonly url: string, readonly signature: string, readonly aliases: ReadonlyArray<string>, readonly parameter: ParameterKind, readonly stacking: StackingClass, readonly activation: ReadonlyArray<Activation>, readonly nature: KeywordNature, readonly timingText: string | null, readonly timingInferred: boolean, readonly matchedBy: MatchKind, readonly definitions: ReadonlyArray<string>, readonly text: string, readonly summary: string, readonly authority: Authority, readonly timing: { readonly slug: string, readonly name: string } | null, readonly rulings: ReadonlyArray<{ readonly id: string, readonly text: string, readonly parenthetical: boolean, readonly topics: ReadonlyArray<RulingTopic> }>, readonly mentions: ReadonlyArray<{ readonly slug: string, readonly name: string }>, readonly source: { readonly title: string, readonly edition: string | null, readonly authority: Authority, readonly url: string | null } }
    | { readonly __typename: 'NotFound', readonly message: string, readonly suggestions: ReadonlyArray<{ readonly label: string, readonly id: string }> }
   };

export type KeywordRulingsQueryVariables = Exact<{
  name: string;
}>;


export type KeywordRulingsQuery = { readonly keyword:
    | { readonly __typename: 'AmbiguousName', readonly message: string }
    | { readonly __typename: 'Keyword', readonly name: string, readonly rulings: ReadonlyArray<{ readonly id: string, readonly url: string, readonly position: number, readonly text: string, readonly parenthetical: boolean, readonly authority: Authority, readonly topics: ReadonlyArray<RulingTopic>, readonly status: RulingStatus, readonly mentions: ReadonlyArray<{ readonly slug: string, readonly name: string }>, readonly occurrences: ReadonlyArray<{ readonly line: number, readonly start: number, readonly end: number, readonly source: { readonly title: string, readonly edition: string | null } }> }> }
    | { readonly __typename: 'NotFound', readonly message: string }
   };

export type KeywordTooltipQueryVariables = Exact<{
  name: string;
}>;


export type KeywordTooltipQuery = { readonly keyword:
    | { readonly __typename: 'AmbiguousName', readonly message: string }
    | { readonly __typename: 'Keyword', readonly name: string, readonly signature: string, readonly summary: string, readonly url: string }
    | { readonly __typename: 'NotFound', readonly message: string }
   };

export type SearchQueryVariables = Exact<{
  query: string;
  kinds?: ReadonlyArray<SearchKind> | SearchKind | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type SearchQuery = { readonly search: { readonly totalCount: number, readonly warnings: ReadonlyArray<{ readonly code: string, readonly message: string }>, readonly didYouMean: ReadonlyArray<{ readonly label: string, readonly kind: SearchKind, readonly id: string }>, readonly pageInfo: { readonly hasNextPage: boolean, readonly endCursor: string | null }, readonly edges: ReadonlyArray<{ readonly score: number, readonly match: MatchKind, readonly highlight: string, readonly node:
        | { readonly __typename: 'Card' }
        | { readonly __typename: 'Keyword', readonly id: string, readonly name: string, readonly summary: string, readonly url: string }
        | { readonly __typename: 'Ruling', readonly id: string, readonly text: string, readonly url: string }
        | { readonly __typename: 'TimingWindow', readonly id: string, readonly name: string, readonly summary: string }
       }> } };

export type SuggestQueryVariables = Exact<{
  prefix: string;
  first?: number | null | undefined;
}>;


export type SuggestQuery = { readonly suggest: ReadonlyArray<{ readonly label: string, readonly kind: SearchKind, readonly id: string }> };

/** Codes of the server; the list is closed. */
export type ServerErrorCode =
  | 'GRAPHQL_PARSE_FAILED'
  | 'GRAPHQL_VALIDATION_FAILED'
  | 'BAD_USER_INPUT'
  | 'BAD_NODE_ID'
  | 'BAD_CURSOR'
  | 'PAGE_TOO_LARGE'
  | 'TOO_MANY_ITEMS'
  | 'QUERY_TOO_COMPLEX'
  | 'QUERY_TOO_DEEP'
  | 'QUERY_TOO_LARGE'
  | 'PERSISTED_DOCUMENT_NOT_FOUND'
  | 'RATE_LIMITED'
  | 'NOT_READY'
  | 'INTERNAL_SERVER_ERROR';

/** A question in plain words, answered with its citations; maxLength keeps it to what a chat takes. */
export const answer: PublishedQuery<AnswerQuery, AnswerQueryVariables> = {
  name: 'Answer',
  id: 'sha256:25cf3c4362bc56b70e80f1a754748a03bbe7143e7d2496d3882fefcec70faed2',
  text: "# A question in plain words, answered with its citations; maxLength keeps it to what a chat takes.\n# Example: {\"question\": \"Can I evade Overkill damage?\", \"maxLength\": 300}\nquery Answer($question: String!, $maxLength: Int) {\n  answer(question: $question, maxLength: $maxLength) {\n    intent\n    text\n    markdown\n    confidence\n    url\n    keywords {\n      slug\n      name\n      url\n    }\n    citations {\n      id\n      text\n      url\n    }\n    suggestions\n  }\n}",
};

/** One attack in one line, with numbers or the names of cards: what is to be expected of it. */
export const attackLine: PublishedQuery<AttackLineQuery, AttackLineQueryVariables> = {
  name: 'AttackLine',
  id: 'sha256:c94006f9bb2fe7ab3131ce3c8e96819a31f095240e24f7d4a5505729cece4edf',
  text: "# One attack in one line, with numbers or the names of cards: what is to be expected of it.\n# Example: {\"line\": \"7 power, Critical Hit 2 vs 5/2 health, Armor\"}\nquery AttackLine($line: String!) {\n  attackLine(line: $line) {\n    __typename\n    ... on AttackReport {\n      notation\n      url\n      summary {\n        expectedDamageToDefender\n        defenderDiscardChance\n        attackerDiscardChance\n        expectedHits\n      }\n      choices {\n        window {\n          name\n        }\n        player\n        situation\n        choice\n      }\n      warnings {\n        code\n        message\n      }\n    }\n    ... on Refusal {\n      code\n      message\n      rule\n      limit\n      suggestions {\n        label\n        id\n      }\n    }\n  }\n}",
};

/** One attack, solved exactly: outcome of every unit, what to do, and why. */
export const attack: PublishedQuery<AttackQuery, AttackQueryVariables> = {
  name: 'Attack',
  id: 'sha256:e283cb0ce8ef2ace519d0a450b07cc894629d782efd4d3e003cea73721e394a9',
  text: "# One attack, solved exactly: outcome of every unit, what to do, and why.\n# Example: {\"input\": {\"attacker\": {\"power\": 7, \"health\": 6, \"abilities\": [\"Critical Hit 2\", \"Lucky 1\"]}, \"defender\": {\"health\": 5, \"counters\": 2, \"abilities\": [\"Armor\", \"Pay 2 Force -> Evade 2\"]}}}\nquery Attack($input: AttackInput!) {\n  attack(input: $input) {\n    __typename\n    ... on AttackReport {\n      notation\n      url\n      summary {\n        expectedDamageToDefender\n        defenderDiscardChance\n        attackerDiscardChance\n        expectedHits\n      }\n      units {\n        role\n        expectedCounters\n        discardChance\n        counters {\n          value\n          probability\n          fraction\n        }\n      }\n      choices {\n        window {\n          name\n        }\n        player\n        situation\n        choice\n      }\n      trace {\n        window {\n          name\n        }\n        text\n        probability\n        keyword {\n          slug\n          name\n        }\n        rulings {\n          id\n          text\n        }\n      }\n      warnings {\n        code\n        message\n      }\n    }\n    ... on Refusal {\n      code\n      message\n      rule\n      limit\n      suggestions {\n        label\n        id\n      }\n    }\n  }\n}",
};

/** One card: what it prints, its abilities, and the rulings on it and on its keywords; or what comes near the name. */
export const card: PublishedQuery<CardQuery, CardQueryVariables> = {
  name: 'Card',
  id: 'sha256:aad8439911999bf03fb3602b9e5fd5ec9f3ede207331f66a736fde008931da6f',
  text: "# One card: what it prints, its abilities, and the rulings on it and on its keywords; or what comes near the name.\n# Example: {\"name\": \"Hanharr (A)\"}\nquery Card($name: String!, $set: String) {\n  card(name: $name, set: $set) {\n    __typename\n    ... on Card {\n      id\n      name\n      version\n      url\n      side\n      typeLine\n      arenas\n      subtypes\n      buildCost\n      costText\n      speed\n      power\n      health\n      text\n      abilities {\n        keyword {\n          slug\n          name\n        }\n        value\n        valueText\n        cost\n        forceCost\n        arena\n        condition\n        granted\n        raw\n      }\n      rulings {\n        id\n        text\n        url\n      }\n      keywords {\n        slug\n        name\n        summary\n        url\n        rulings {\n          id\n          text\n          url\n        }\n      }\n      printings {\n        set\n        number\n        rarity\n        promo\n      }\n    }\n    ... on AmbiguousName {\n      message\n      candidates {\n        label\n        id\n      }\n    }\n    ... on NotFound {\n      message\n      suggestions {\n        label\n        id\n      }\n    }\n  }\n}",
};

/** Cards by set, side, arena, keyword or words of their text, a page at a time. */
export const cards: PublishedQuery<CardsQuery, CardsQueryVariables> = {
  name: 'Cards',
  id: 'sha256:e42444e742427f9940dc60dbb031206bb94b1c7fd26432ca15ea87bab98228e5',
  text: "# Cards by set, side, arena, keyword or words of their text, a page at a time.\n# Example: {\"filter\": {\"keyword\": \"Retaliate\"}, \"first\": 20}\nquery Cards($filter: CardFilter, $first: Int = 20, $after: String) {\n  cards(filter: $filter, first: $first, after: $after) {\n    totalCount\n    pageInfo {\n      hasNextPage\n      endCursor\n    }\n    nodes {\n      id\n      name\n      version\n      url\n      side\n      typeLine\n      costText\n      speed\n      power\n      health\n      text\n      keywords {\n        slug\n        name\n      }\n    }\n    warnings {\n      code\n      message\n    }\n  }\n}",
};

/** Is this wording of a ruling still what is served, and if not, what is? */
export const citationCheck: PublishedQuery<CitationCheckQuery, CitationCheckQueryVariables> = {
  name: 'CitationCheck',
  id: 'sha256:800994418eaa1d21c8bd99c41c5cb07bdb7da712fe7ef54f06b83b32f6418302',
  text: "# Is this wording of a ruling still what is served, and if not, what is?\n# Example: {\"text\": \"Both units resolve damage in tandem.\", \"rulingId\": \"Ruling:overkill/both-units-resolve-damage\"}\nquery CitationCheck($text: String!, $rulingId: ID) {\n  verifyCitation(text: $text, rulingId: $rulingId) {\n    status\n    similarity\n    message\n    ruling {\n      id\n      text\n      url\n    }\n    current {\n      id\n      text\n      url\n    }\n  }\n}",
};

/** How the keywords of a deck meet each other and those of one card, strongest first. */
export const deckInteractions: PublishedQuery<DeckInteractionsQuery, DeckInteractionsQueryVariables> = {
  name: 'DeckInteractions',
  id: 'sha256:1e8e24f3a3206aa2cf0bcde5725136fdab5b689ddb068815de603359a38d2ca4',
  text: "# How the keywords of a deck meet each other and those of one card, strongest first.\n# Example: {\"list\": \"4 Hanharr (A)\\n2x Groznik (D)\", \"against\": \"Mudhorn\"}\nquery DeckInteractions($list: String!, $against: String, $first: Int = 50) {\n  deckInteractions(list: $list, against: $against) {\n    against {\n      __typename\n      ... on Card {\n        id\n        name\n        version\n        url\n      }\n      ... on LookupMiss {\n        message\n      }\n    }\n    findings(first: $first) {\n      ...Met\n    }\n    findingCount\n    againstFindings(first: $first) {\n      ...Met\n    }\n    againstFindingCount\n    leftOut\n    warnings {\n      code\n      message\n    }\n  }\n}\n\nfragment Met on DeckFinding {\n  finding {\n    from {\n      slug\n      name\n    }\n    to {\n      slug\n      name\n    }\n    relation\n    statement\n    rulings {\n      id\n      text\n      url\n    }\n  }\n  fromCards {\n    id\n    name\n    version\n  }\n  toCards {\n    id\n    name\n    version\n  }\n}",
};

/** A deck list with the rulings that matter to each of its cards, and the lines that were not recognised. */
export const deckRulings: PublishedQuery<DeckRulingsQuery, DeckRulingsQueryVariables> = {
  name: 'DeckRulings',
  id: 'sha256:0380f523fd11561b0b349abc5ac1d049714d458caef2f092d172050917c29c42',
  text: "# A deck list with the rulings that matter to each of its cards, and the lines that were not recognised.\n# Example: {\"list\": \"4 Hanharr (A)\\n2x Groznik (D)\"}\nquery DeckRulings($list: String!) {\n  deckRulings(list: $list) {\n    totalCards\n    cards {\n      quantity\n      section\n      card {\n        id\n        name\n        version\n        url\n      }\n      rulings {\n        id\n        text\n        url\n      }\n    }\n    keywords {\n      slug\n      name\n      summary\n      url\n    }\n    unrecognised {\n      line\n      text\n      suggestions {\n        label\n        id\n      }\n    }\n    warnings {\n      code\n      message\n    }\n  }\n}",
};

/** How two to four keywords meet: the verdict, what each does to the others, and what it was found by. */
export const interactionCheck: PublishedQuery<InteractionCheckQuery, InteractionCheckQueryVariables> = {
  name: 'InteractionCheck',
  id: 'sha256:c485676dccbb3d702b89268c842d1bf1d42714da2386bc76bfb4d3d8f8410206',
  text: "# How two to four keywords meet: the verdict, what each does to the others, and what it was found by.\n# Example: {\"input\": {\"keywords\": [{\"keyword\": \"Overkill\"}, {\"keyword\": \"Evade\"}]}}\nquery InteractionCheck($input: InteractionCheckInput!) {\n  interactionCheck(input: $input) {\n    __typename\n    ... on InteractionReport {\n      verdict\n      headline\n      url\n      findings {\n        from {\n          slug\n          name\n        }\n        to {\n          slug\n          name\n        }\n        relation\n        statement\n        basis\n        rulings {\n          id\n          text\n          url\n        }\n      }\n      missing\n    }\n    ... on Refusal {\n      code\n      message\n      suggestions {\n        label\n        id\n      }\n    }\n  }\n}",
};

/** Everything a wiki page shows about one keyword. */
export const keywordCard: PublishedQuery<KeywordCardQuery, KeywordCardQueryVariables> = {
  name: 'KeywordCard',
  id: 'sha256:54cf41a41f13f62ce7cf549951183753d3198e5815b2d1cff345a4c7ab7c2f5d',
  text: "# Everything a wiki page shows about one keyword.\n# Example: {\"name\": \"Overkill\"}\nquery KeywordCard($name: String!) {\n  keyword(name: $name) {\n    __typename\n    ... on Keyword {\n      id\n      slug\n      name\n      url\n      signature\n      aliases\n      parameter\n      stacking\n      activation\n      nature\n      timing {\n        slug\n        name\n      }\n      timingText\n      timingInferred\n      matchedBy\n      definitions\n      text\n      summary\n      authority\n      rulings {\n        id\n        text\n        parenthetical\n        topics\n      }\n      mentions {\n        slug\n        name\n      }\n      source {\n        title\n        edition\n        authority\n        url\n      }\n    }\n    ... on AmbiguousName {\n      message\n      candidates {\n        label\n        id\n      }\n    }\n    ... on NotFound {\n      message\n      suggestions {\n        label\n        id\n      }\n    }\n  }\n}",
};

/** The current rulings of one keyword, each with its places in its sources. */
export const keywordRulings: PublishedQuery<KeywordRulingsQuery, KeywordRulingsQueryVariables> = {
  name: 'KeywordRulings',
  id: 'sha256:08dd28f33696f3042e58b539a71f07f001c6f3db28b5de09ab2fdbe394c31a4e',
  text: "# The current rulings of one keyword, each with its places in its sources.\n# Example: {\"name\": \"Overkill\"}\nquery KeywordRulings($name: String!) {\n  keyword(name: $name) {\n    __typename\n    ... on Keyword {\n      name\n      rulings {\n        id\n        url\n        position\n        text\n        parenthetical\n        authority\n        topics\n        status\n        mentions {\n          slug\n          name\n        }\n        occurrences {\n          source {\n            title\n            edition\n          }\n          line\n          start\n          end\n        }\n      }\n    }\n    ... on LookupMiss {\n      message\n    }\n  }\n}",
};

/** One short sentence about a keyword, for a tooltip. */
export const keywordTooltip: PublishedQuery<KeywordTooltipQuery, KeywordTooltipQueryVariables> = {
  name: 'KeywordTooltip',
  id: 'sha256:7454d53f6032c321fe9cb4fa2da60b4df0b4a9efbaaad26fc1df85ff87cb2a25',
  text: "# One short sentence about a keyword, for a tooltip.\n# Example: {\"name\": \"Overkill\"}\nquery KeywordTooltip($name: String!) {\n  keyword(name: $name) {\n    __typename\n    ... on Keyword {\n      name\n      signature\n      summary\n      url\n    }\n    ... on LookupMiss {\n      message\n    }\n  }\n}",
};

/** Full text over keywords, rulings and timing windows, best first. */
export const search: PublishedQuery<SearchQuery, SearchQueryVariables> = {
  name: 'Search',
  id: 'sha256:7e34d65718cc96d2c53ca030d123b9525fe39889904b29cdb27338aaae30729f',
  text: "# Full text over keywords, rulings and timing windows, best first.\n# Example: {\"query\": \"prevent damage\"}\nquery Search($query: String!, $kinds: [SearchKind!], $first: Int = 10, $after: String) {\n  search(query: $query, kinds: $kinds, first: $first, after: $after) {\n    totalCount\n    warnings {\n      code\n      message\n    }\n    didYouMean {\n      label\n      kind\n      id\n    }\n    pageInfo {\n      hasNextPage\n      endCursor\n    }\n    edges {\n      score\n      match\n      highlight\n      node {\n        __typename\n        ... on Keyword {\n          id\n          name\n          summary\n          url\n        }\n        ... on Ruling {\n          id\n          text\n          url\n        }\n        ... on TimingWindow {\n          id\n          name\n          summary\n        }\n      }\n    }\n  }\n}",
};

/** Completions for the beginning of a name, best first. */
export const suggest: PublishedQuery<SuggestQuery, SuggestQueryVariables> = {
  name: 'Suggest',
  id: 'sha256:d4976c4c045e4e38b8b6ea58387ac893b8ae772ba11c41f2374752e4d66782cf',
  text: "# Completions for the beginning of a name, best first.\n# Example: {\"prefix\": \"cri\"}\nquery Suggest($prefix: String!, $first: Int = 10) {\n  suggest(prefix: $prefix, first: $first) {\n    label\n    kind\n    id\n  }\n}",
};
