import type { Disposal } from '@titraj/contract/product-safety.ts';

/** Categories of goods without a plug, a cable or a battery. */
const NOT_ELECTRICAL: ReadonlySet<string> = new Set(['gaming-stolice', 'nosaci-za-monitore', 'rucni-alat', 'podloge-za-mis', 'termalne-paste', 'kucista']);

/** The reason for the crossed-out bin on a demo product; null for products without it. */
export const toDisposal = (category: string): Disposal | null => (category === 'baterije' ? 'battery' : NOT_ELECTRICAL.has(category) ? null : 'electrical');
