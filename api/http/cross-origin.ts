/** Any page may read any answer; nothing here depends on who asks, so no credentials. On every response. */
export const CROSS_ORIGIN_HEADERS: readonly string[] = [
  'Access-Control-Allow-Origin',
  '*',
  'Access-Control-Expose-Headers',
  'ETag, X-Data-Revision, X-Request-Id, Retry-After, Content-Encoding, Content-Length, Allow',
];

export const METHODS = ['GET', 'HEAD', 'POST', 'OPTIONS'] as const;

/** What a preflight is told, beside the headers of every response. */
export const PREFLIGHT_HEADERS: Readonly<Record<string, string>> = {
  'Access-Control-Allow-Methods': METHODS.join(', '),
  'Access-Control-Allow-Headers':
    'Content-Type, Accept, If-None-Match, X-Request-Id, X-Client-Name, Mcp-Protocol-Version',
  'Access-Control-Max-Age': '86400',
};
