/** Checks the scenarios and how rulings, rules and scenarios hang together; --rewrite writes their numbers anew, --summary prints how many there are. */
import { projectRoot } from '../api/project.js';
import { runScenarios } from './scenarios/run-scenarios.js';

const { exitCode, message } = runScenarios(projectRoot(), process.argv.slice(2));
(exitCode === 0 ? process.stdout : process.stderr).write(`${message}\n`);
process.exitCode = exitCode;
