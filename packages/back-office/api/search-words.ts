import type { SearchWords } from '@titraj/backend/merchant-api/routes/dictionary-routes.ts';
import type { Items } from './page.ts';
import { type Read, read } from './read.ts';
import type { Result } from './result.ts';
import { send } from './send.ts';

export type { SearchWords };

export const readWordLanguages = read<Items<{ readonly language: string; readonly usual: boolean }>>('/search-words');
export const readSearchWords = (language: string): Read<SearchWords> => read<SearchWords>(`/search-words/${encodeURIComponent(language)}`)();
export const saveSearchWords = (language: string, words: Omit<SearchWords, 'language' | 'usual'>, version: string | null): Promise<Result<unknown>> =>
	send({ method: 'PUT', path: `/search-words/${encodeURIComponent(language)}`, body: words, ifMatch: version });
export const resetSearchWords = (language: string): Promise<Result<unknown>> =>
	send({ method: 'DELETE', path: `/search-words/${encodeURIComponent(language)}` });
