import type { LabelService } from '@titraj/contract/shop/define-label-service.ts';
import { boxnow } from './services/boxnow.ts';
import { gls } from './services/gls.ts';
import { hp } from './services/hp.ts';

/** Services of labels that ship with the shop: one file and one line each. A merchant's own are listed in `defineShop({ labels })`. */
export const SHIPPED_LABEL_SERVICES: readonly LabelService[] = [gls, boxnow, hp];

/** Settings that they declare. */
export const LABEL_SETTINGS = SHIPPED_LABEL_SERVICES.flatMap(({ settings }) => settings);
