import type { Poster } from '../kind.ts';
import { brand } from './brand.ts';
import { hero } from './hero.ts';
import { post } from './post.ts';

/** Pictures that are not products, by the name in a picture's address. */
export const POSTERS: Record<string, Poster> = { brand, hero, post };
