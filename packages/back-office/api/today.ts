import type { Today } from '@titraj/backend/merchant-api/routes/today-routes.ts';
import { read } from './read.ts';

export const readToday = read<Today>('/today');
