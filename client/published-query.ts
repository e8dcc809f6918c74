/** A query that the server knows by its id. `Data` is what comes back, `Variables` what it is asked with. */
export interface PublishedQuery<Data, Variables> {
  readonly name: string;
  /** `sha256:` and the hash of the text; permanent. */
  readonly id: string;
  readonly text: string;
  /** Never there: it carries the types. */
  readonly types?: (variables: Variables) => Data;
}
