import { isOfKeywords, type SentenceState } from './sentence-state.js';

/** `5 power vs Armor to kill a 2 health unit`, `5 power vs a 2 health unit kills it`: what stands behind `vs` is what is to be killed. */
export function joinStruck(state: SentenceState): void {
  for (const deed of state.deeds) {
    const { agent, patient } = deed;
    const met = state.against.find(({ left, right }) => left !== null && right === agent);
    if (deed.doing !== 'KILL' || deed.passive || met === undefined) continue;
    if (agent === null || patient === null || patient === met.left) continue;
    const isIt = patient.person === 'IT' && patient.facts.length === 0;
    if (!isIt && (!isOfKeywords(agent) || isOfKeywords(patient))) continue;
    agent.facts.push(...patient.facts.splice(0));
    Object.assign(deed, { agent: met.left, patient: agent });
  }
}
