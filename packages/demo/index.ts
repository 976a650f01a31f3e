import type { Seed } from '@titraj/backend/seed/index.ts';
import { demoCatalog } from './catalog/demo-catalog.ts';
import { demoContent } from './content/demo-content.ts';
import { withTranslations } from './translations/with-translations.ts';

/** The demo shop with so many products; campaigns with an end date are dated relative to `now`. */
export const demoSeed = (products: number, now: Date): Seed => withTranslations({ catalog: demoCatalog({ products }), content: demoContent(now) });
