import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Somebody else's web site. */
export interface HostSite {
  readonly url: string;
  /** Gives the address of a page with that body, under the policy of the site. */
  page(body: string, head?: string): string;
  close(): Promise<void>;
}

/** A site whose policy allows scripts and requests of `rules`, and beside that nothing but its own style sheet. */
export async function hostSite(rules: string, css: string): Promise<HostSite> {
  const pages: string[] = [];
  const policy = `default-src 'none'; script-src ${rules}; connect-src ${rules}; style-src 'self'; img-src 'self'; base-uri 'none'`;
  const server = createServer((request, response) => {
    if (request.url === '/site.css') return response.writeHead(200, { 'Content-Type': 'text/css' }).end(css);
    if (request.url === '/favicon.ico') return response.writeHead(204).end();
    const page = pages[Number((request.url ?? '').replace('/', ''))];
    if (page === undefined) return response.writeHead(404).end();
    return response
      .writeHead(200, { 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': policy })
      .end(page);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}`;
  return {
    url,
    page(body, head = '') {
      const start = `<!doctype html><html lang="en"><head><title>A wiki</title><link rel="stylesheet" href="/site.css">${head}</head>`;
      return `${url}/${pages.push(`${start}<body><main>${body}</main></body></html>`) - 1}`;
    },
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}
