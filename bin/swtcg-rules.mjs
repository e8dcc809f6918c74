#!/usr/bin/env node
import { loadScript } from '../scripts/launch/load-script.mjs';

await loadScript('cli');
