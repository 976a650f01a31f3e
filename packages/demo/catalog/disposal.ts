import type { Disposal } from '@titraj/contract/product-safety.ts';

/** Categories of goods without a plug, a cable or a battery. */
const NOT_ELECTRICAL: ReadonlySet<string> = new Set(['gaming-stolice', 'nosaci-za-monitore', 'rucni-alat', 'podloge-za-mis', 'termalne-paste', 'kucista']);

/** What the crossed-out bin of a demo product stands for; null for goods that bear none. */
export const toDisposal = (category: string): Disposal | null => (category === 'baterije' ? 'battery' : NOT_ELECTRICAL.has(category) ? null : 'electrical');
