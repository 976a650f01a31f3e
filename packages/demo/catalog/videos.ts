import type { SourcePicture, SourceProduct } from '@titraj/backend/platform/source/catalog.ts';

/** A video of the drawings of one monitor: 24 inches, flat, black. It is used for each product that looks like that. */
const MONITOR = { url: '/videos/monitor-24.webm', type: 'video/webm', uploaded: '2026-11-25T00:40:00Z', view: 'front' };

/** The videos of a demo product: those that show it. */
export function toVideos({ kind, params }: SourcePicture): Pick<SourceProduct, 'videos'> {
	const isShown = kind === 'monitor' && params['size'] === 24 && params['variant'] === 'flat' && params['color'] === 'black';
	return isShown ? { videos: [MONITOR] } : {};
}
