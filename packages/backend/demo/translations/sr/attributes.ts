import type { AttributeTexts } from '../attribute-texts.ts';
import { attributeGroups } from './attribute-groups.ts';
import { bodyAttributes } from './attributes-body.ts';
import { computingAttributes } from './attributes-computing.ts';
import { mediaAttributes } from './attributes-media.ts';
import { useAttributes } from './attributes-use.ts';
import { valuesOfDevices } from './values-of-devices.ts';
import { valuesOfParts } from './values-of-parts.ts';

export const attributes: AttributeTexts = {
	titles: { ...mediaAttributes, ...computingAttributes, ...useAttributes, ...bodyAttributes },
	groups: attributeGroups,
	values: { ...valuesOfDevices, ...valuesOfParts },
};
