import type { Blueprint } from '../blueprints/blueprint.ts';
import type { Tier } from '../blueprints/design.ts';
import type { Draft } from '../blueprints/draft.ts';
import { manufacturerTitle } from '../manufacturers/demo-manufacturers.ts';
import { type Random, seededRandom } from '../random.ts';
import { modelName } from './model-name.ts';

export interface Model {
	draft: Draft;
	manufacturer: string;
	/** Manufacturer, number and series, which all variants share. */
	name: string;
	number: string;
	random: Random;
}

/** The model at this position of a leaf category; the position alone determines it. */
export function drawModel(blueprint: Blueprint, index: number): Model {
	const random = seededRandom(`${blueprint.prefix}/${index}`);
	const manufacturer = blueprint.manufacturers[index % blueprint.manufacturers.length] ?? '';
	const number = modelName({ stem: blueprint.stem, manufacturer, index: Math.floor(index / blueprint.manufacturers.length) });
	const tier = toTier(random.next());
	const series = random.pick(blueprint.series[tier]);
	const draft = blueprint.design({ ...random, tier });
	return { draft, manufacturer, number, name: [manufacturerTitle(manufacturer), number, series].filter(Boolean).join(' '), random };
}

function toTier(chance: number): Tier {
	if (chance < 0.38) return 0;
	return chance < 0.78 ? 1 : 2;
}
