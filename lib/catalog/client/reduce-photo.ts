import { LONGEST_PHOTO_SIDE } from '@titraj/contract/review-photo-limits.ts';

const QUALITY = 0.85;

/** A photo as JPEG data URL, upright and at most 1600 pixels long; null if the browser cannot decode the file. */
export async function reducePhoto(file: Blob): Promise<string | null> {
	const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => null);
	if (bitmap === null) return null;
	try {
		const scale = Math.min(1, LONGEST_PHOTO_SIDE / Math.max(bitmap.width, bitmap.height));
		const canvas = document.createElement('canvas');
		canvas.width = Math.max(1, Math.round(bitmap.width * scale));
		canvas.height = Math.max(1, Math.round(bitmap.height * scale));
		const context = canvas.getContext('2d');
		if (context === null) return null;
		// JPEG has no transparency: it would become black.
		context.fillStyle = '#ffffff';
		context.fillRect(0, 0, canvas.width, canvas.height);
		context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
		const url = canvas.toDataURL('image/jpeg', QUALITY);
		return url.startsWith('data:image/jpeg') ? url : null;
	} finally {
		bitmap.close();
	}
}
