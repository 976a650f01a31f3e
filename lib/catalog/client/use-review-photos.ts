import { MOST_REVIEW_PHOTOS } from '@titraj/contract/review-photo-limits.ts';
import { useRef, useState } from 'react';
import { type PhotoProblem, type UploadedPhoto, uploadPhoto } from './upload-photo.ts';

/** A photo that the shopper chose. */
export interface ChosenPhoto {
	readonly key: number;
	/** Name of its file. */
	readonly name: string;
	/** Set once it is uploaded. */
	readonly uploaded?: UploadedPhoto;
}

export interface PhotoFailure {
	/** The photo's key: a phone gives several files the same name. */
	readonly key: number;
	readonly name: string;
	readonly problem: PhotoProblem;
}

export interface ReviewPhotos {
	readonly photos: readonly ChosenPhoto[];
	/** Files of the last choice that were not uploaded. */
	readonly failures: readonly PhotoFailure[];
	/** The last choice had more files than a review may have; the excess ones were left out. */
	readonly tooMany: boolean;
	add(files: readonly File[]): void;
	remove(key: number): void;
	clear(): void;
	/** Waits for running uploads; ids in the order of the photos, or null if one of them failed meanwhile. */
	settle(): Promise<readonly string[] | null>;
}

/** The photos of a review form. They are uploaded as they are chosen, one after the other: a phone holds only one in memory. */
export function useReviewPhotos(): ReviewPhotos {
	const [photos, setPhotos] = useState<readonly ChosenPhoto[]>([]);
	const [failures, setFailures] = useState<readonly PhotoFailure[]>([]);
	const [tooMany, setTooMany] = useState(false);
	/** The same list as the state, for uploads that end after a later choice. */
	const list = useRef(photos);
	const lastKey = useRef(0);
	const failureCount = useRef(0);
	const queue = useRef<Promise<void>>(Promise.resolve());
	const change = (next: readonly ChosenPhoto[]) => {
		list.current = next;
		setPhotos(next);
	};
	const upload = async (key: number, file: File) => {
		// Removed while it waited.
		if (!list.current.some((photo) => photo.key === key)) return;
		const answer = await uploadPhoto(file).catch((): PhotoProblem => 'failed');
		if (typeof answer === 'string') {
			change(list.current.filter((photo) => photo.key !== key));
			failureCount.current += 1;
			setFailures((before) => [...before, { key, name: file.name, problem: answer }]);
			return;
		}
		// The same photo chosen twice has the same id, and is shown once.
		const isKnown = list.current.some(({ uploaded }) => uploaded?.id === answer.id);
		change(list.current.flatMap((photo) => (photo.key !== key ? [photo] : isKnown ? [] : [{ ...photo, uploaded: answer }])));
	};
	return {
		photos,
		failures,
		tooMany,
		add(files) {
			const accepted = files.slice(0, MOST_REVIEW_PHOTOS - list.current.length);
			setTooMany(accepted.length < files.length);
			setFailures([]);
			for (const file of accepted) {
				lastKey.current += 1;
				const key = lastKey.current;
				change([...list.current, { key, name: file.name }]);
				queue.current = queue.current.then(() => upload(key, file));
			}
		},
		remove(key) {
			setTooMany(false);
			change(list.current.filter((photo) => photo.key !== key));
		},
		clear: () => change([]),
		async settle() {
			const before = failureCount.current;
			await queue.current;
			return failureCount.current > before ? null : list.current.flatMap(({ uploaded }) => uploaded?.id ?? []);
		},
	};
}
