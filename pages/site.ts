import { createContext } from 'preact';
import type { AssetNames } from './assets.js';

/** What every page of one server has in common, and where this one stands. */
export interface Site {
  /** Leads from the page to the root of the site, whatever prefix it has: '', '../', '../../'. */
  readonly root: string;
  /** Origin and path without a trailing slash; null when the server does not know where the world reaches it. */
  readonly publicUrl: string | null;
  /** Of the knowledge base that is shown; null while none is loaded. */
  readonly revision: string | null;
  readonly assets: AssetNames;
  /** Of a form that takes `title` and `body`; null: reports are copied by hand. */
  readonly reportUrl: string | null;
  /** Are any cards loaded? */
  readonly hasCards: boolean;
}

const NOWHERE: Site = {
  root: '',
  publicUrl: null,
  revision: null,
  assets: { files: new Map() },
  reportUrl: null,
  hasCards: false,
};

/** The site of the page that is being rendered. */
export const SiteContext = createContext<Site>(NOWHERE);
