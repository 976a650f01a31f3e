import { videoTypeOf } from '@titraj/contract/formats/video-type.ts';
import type { SourceVideo } from '../platform/source/catalog.ts';

type VideoField = `video_${1 | 2 | 3}_${'url' | 'title'}`;
/** Positions of the video fields. */
export const VIDEO_PLACES = [1, 2, 3] as const;

export function toVideoFields(videos: readonly SourceVideo[]): Record<VideoField, string> {
	const of = (place: number) => ({ url: videos[place - 1]?.url ?? '', title: videos[place - 1]?.title ?? '' });
	const [first, second, third] = [of(1), of(2), of(3)];
	return {
		...{ video_1_url: first.url, video_1_title: first.title },
		...{ video_2_url: second.url, video_2_title: second.title },
		...{ video_3_url: third.url, video_3_title: third.title },
	};
}

/** Submitted videos; undefined if unchanged, null if one cannot be embedded. Stored videos beyond the third are kept. */
export function readVideos(form: Readonly<Record<string, string>>, stored: readonly SourceVideo[]): { title: string; url: string }[] | null | undefined {
	const was = Object.entries(toVideoFields(stored));
	if (was.every(([name, value]) => form[name] === undefined || form[name].trim() === value)) return undefined;
	const behind = stored.slice(VIDEO_PLACES.length).map(({ title = '', url }) => ({ title, url }));
	const videos = VIDEO_PLACES.map((place) => ({ url: form[`video_${place}_url`]?.trim() ?? '', title: form[`video_${place}_title`]?.trim() ?? '' }));
	const given = videos.filter(({ url }) => url !== '');
	const isShowable = ({ url, title }: (typeof given)[number]) => /^\/[^/\\\s][^\\\s]{0,500}$/.test(url) && videoTypeOf(url) !== null && title.length <= 300;
	return given.every(isShowable) ? [...given, ...behind] : null;
}
