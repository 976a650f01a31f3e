import { readFileSync, writeFileSync } from 'node:fs';
import { renderBackendPage } from './contract/backend-page.ts';

const PAGE = 'docs/backend.md';

/** Writes the reference in docs/backend.md from packages/contract. */
writeFileSync(PAGE, renderBackendPage(readFileSync(PAGE, 'utf8')));
