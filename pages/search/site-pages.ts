/** A page of the site itself, or a part of one, as the search offers it. */
export interface SitePage {
  /** From the root of the site. */
  readonly path: string;
  readonly name: string;
  readonly isFor: string;
  /** Whoever writes all words of one of these, whatever else, means this page. */
  readonly meantBy: readonly string[];
  /** Words of the game as well: they mean this page when nothing else is asked. */
  readonly alsoBy: string;
}

/** What each page is for, and how people call it. */
export const SITE_PAGES: readonly SitePage[] = [
  {
    path: 'api#wiki',
    name: 'Tooltips on a wiki, or any page',
    isFor:
      'Tooltips and links to keywords on pages of your own: by a template, by one line of script, by links that unfurl.',
    meantBy: [
      'tooltip',
      'wiki',
      'embed',
      'mediawiki',
      'fandom',
      'wikitext',
      'oembed',
      'widget',
      'iframe',
      'hover text',
    ],
    alsoBy: 'template script website site blog link page',
  },
  {
    path: 'api',
    name: 'API',
    isFor: 'Everything here for programs: GraphQL, plain JSON, ready examples, fair use. No key is needed.',
    meantBy: ['api', 'graphql', 'graphiql', 'json', 'endpoint', 'openapi', 'developer', 'rate limit', 'cors'],
    alsoBy: 'program query key fair use schema documentation docs',
  },
  {
    path: 'api#bulk',
    name: 'Everything at once',
    isFor: 'All keywords, rulings and cards as files to download, with their checksums.',
    meantBy: [
      'download',
      'bulk',
      'dump',
      'dataset',
      'database',
      'ndjson',
      'csv',
      'sqlite',
      'export',
      'spreadsheet',
    ],
    alsoBy: 'data file all everything',
  },
  {
    path: 'api#clients',
    name: 'Bots, assistants and clients',
    isFor: 'Commands for Discord, tools for assistants, a command line, and a typed client.',
    meantBy: [
      'discord',
      'bot',
      'mcp',
      'chatgpt',
      'claude',
      'command line',
      'cli',
      'typescript',
      'npm',
      'slash command',
    ],
    alsoBy: 'assistant client model context protocol',
  },
  {
    path: 'attack',
    name: 'Attack calculator',
    isFor: 'What an attack will do: the exact chance of every outcome, and what to choose.',
    meantBy: [
      'calculator',
      'calculate',
      'calc',
      'simulator',
      'simulate',
      'simulation',
      'odds',
      'probability',
      'dice roller',
    ],
    alsoBy: 'attack attacks chance percent dice damage math battle combat',
  },
  {
    path: 'interactions',
    name: 'How keywords meet',
    isFor: 'Pick any keywords and see which stops, prevents or changes which; and the table of all pairs.',
    meantBy: ['interaction', 'matrix', 'combo', 'synergy', 'compare keyword', 'all pair'],
    alsoBy: 'pair meet table keyword together',
  },
  {
    path: 'deck',
    name: 'Deck rulings',
    isFor: 'Paste a deck list and get the rulings that matter to it, on a sheet that prints well.',
    meantBy: [
      'decklist',
      'deck list',
      'deck ruling',
      'deck sheet',
      'ruling sheet',
      'deck check',
      'deckbuilder',
      'deck builder',
      'printable',
      'print deck',
      'print sheet',
      'cheat sheet',
    ],
    alsoBy: 'deck rulings sheet paste import',
  },
  {
    path: 'cards',
    name: 'All cards',
    isFor: 'Every card that is loaded, by name or by its keywords.',
    meantBy: ['card list', 'all card', 'browse card', 'card database', 'cardlist'],
    alsoBy: 'card cards browse',
  },
  {
    path: './#keywords',
    name: 'All keywords',
    isFor: 'Every keyword by its name, and where in an attack it acts.',
    meantBy: ['keyword list', 'all keyword', 'list of keyword', 'glossary', 'abilities list'],
    alsoBy: 'keyword keywords abilities rules rulings list',
  },
  {
    path: './#attack',
    name: 'An attack, step by step',
    isFor: 'The attack sequence, with each keyword in the step where it acts.',
    meantBy: [
      'attack sequence',
      'attack step',
      'step by step',
      'turn order',
      'flowchart',
      'timing chart',
      'attack order',
    ],
    alsoBy: 'attack steps sequence timing window pop order phases',
  },
  {
    path: 'v1/feed.atom',
    name: 'What is new',
    isFor: 'Changes of the rulings as a feed, for readers of feeds.',
    meantBy: ['rss', 'atom', 'feed', 'changelog', 'newsletter', 'recent change'],
    alsoBy: 'news new changes updates',
  },
  {
    path: 'report',
    name: 'Report a mistake',
    isFor: 'Where something here looks wrong: how to say so, with all that is needed to see it again.',
    meantBy: [
      'report',
      'mistake',
      'typo',
      'feedback',
      'contact',
      'complaint',
      'correction',
      'looks wrong',
      'wrong ruling',
      'wrong answer',
      'wrong result',
      'incorrect',
    ],
    alsoBy: 'error wrong ruling answer result problem bug broken issue',
  },
  {
    path: 'api#licence',
    name: 'Licence',
    isFor: 'Whose words these are, and what you may do with them.',
    meantBy: ['licence', 'license', 'copyright', 'legal', 'disclaimer', 'attribution', 'mit'],
    alsoBy: 'official unofficial lucasfilm wizards owner',
  },
];
