import type { Feature } from '@titraj/contract/features.ts';

/**
 * Name of the label that a site's labels have for each feature that its backend lacks: the HTML of a page depends on features as it does on labels, so the build
 * records both in one way (0163). No text is shown of it.
 */
export const lackingLabel = (feature: Feature): string => `lacking.${feature}`;
