import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

const EXPLANATIONS: Readonly<Record<string, string>> = {
  EADDRINUSE: 'the port is in use; set PORT to another one, or to 0 for any free one',
  EACCES: 'this user may not take the port; set PORT to one above 1023',
  EADDRNOTAVAIL: 'this machine has no such address; set HOST to one of its own, such as 127.0.0.1 or 0.0.0.0',
  ENOTFOUND: 'the host name is unknown; set HOST to an address of this machine, such as 127.0.0.1 or 0.0.0.0',
  EAI_AGAIN:
    'the host name cannot be looked up; set HOST to an address of this machine, such as 127.0.0.1 or 0.0.0.0',
};

/** How a person on this machine reaches what listens on an address. */
function reachable({ address, port }: AddressInfo): string {
  if (address === '0.0.0.0') return `http://127.0.0.1:${port}`;
  if (address === '::') return `http://[::1]:${port}`;
  return address.includes(':') ? `http://[${address}]:${port}` : `http://${address}:${port}`;
}

/** Listens and gives the address to reach it at. Rejects with a message of one line for the operator. */
export function listen(server: Server, port: number, host: string): Promise<string> {
  return new Promise((listening, fail) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const why = EXPLANATIONS[error.code ?? ''] ?? error.message;
      fail(new Error(`Can't listen on ${host}, port ${port}: ${why}.`, { cause: error }));
    });
    server.listen(port, host, () => {
      const address = server.address();
      if (address !== null && typeof address !== 'string') listening(reachable(address));
    });
  });
}
