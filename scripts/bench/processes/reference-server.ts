import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { createSchema, createYoga } from 'graphql-yoga';
import type { ReferenceAnswers } from '../comparisons/reference-answers.js';

/**
 * Express and Yoga as their documentation has them, with the types of this project and answers that are there already. The first
 * argument names the file of the schema, the second that of the answers.
 */
const [schemaFile = '', answersFile = ''] = process.argv.slice(2);
const { keywordsByName, keywords }: ReferenceAnswers = JSON.parse(readFileSync(answersFile, 'utf8'));
const byName = new Map(Object.entries(keywordsByName));

const yoga = createYoga({
  schema: createSchema({
    typeDefs: readFileSync(schemaFile, 'utf8'),
    resolvers: {
      Query: {
        keyword: (_root: unknown, { name }: { readonly name: string }) => byName.get(name),
        keywords: () => keywords,
      },
    },
  }),
});
const app = express();
app.use('/graphql', yoga);
const server = createServer(app);
server.listen(0, '127.0.0.1', () => {
  const { port } = server.address() as AddressInfo;
  process.stdout.write(`${JSON.stringify({ url: `http://127.0.0.1:${port}` })}\n`);
});
process.once('SIGTERM', () => process.exit(0));
