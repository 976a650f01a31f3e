import { type MouseEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { IconButton } from '#components/ui/IconButton.tsx';
import type { GalleryView } from '#lib/catalog/gallery-view.ts';
import { useLabels } from '#lib/platform/client/use-labels.ts';
import { isPhotograph } from '#lib/platform/pictures/picture.ts';
import styles from './GalleryViewer.module.css';

interface GalleryViewerProps {
	readonly views: readonly GalleryView[];
	/** Index of the view that is shown first. */
	readonly start: number;
}

/** Pictures and videos as large as the window, with swiping, arrow keys and buttons; a click on a picture zooms in. */
export function GalleryViewer({ views, start }: GalleryViewerProps) {
	const t = useLabels();
	const strip = useRef<HTMLUListElement>(null);
	const [place, setPlace] = useState(start);
	const [zoomed, setZoomed] = useState(false);
	/** Part of the picture that a zoom shows: 0 to 1 from its left and top. */
	const zoomedPart = useRef(CENTER);
	/** Index that the strip scrolls to. Its scroll events must not change the index back. */
	const goal = useRef<number | null>(start);
	/** The focus was in the previous view and moves to the next one. */
	const takesFocus = useRef(false);
	const go = (next: number, behavior: ScrollBehavior = 'auto') => {
		const wanted = Math.min(Math.max(next, 0), views.length - 1);
		goal.current = wanted;
		takesFocus.current = strip.current?.contains(document.activeElement) ?? false;
		strip.current?.scrollTo({ left: wanted * strip.current.clientWidth, behavior });
		setPlace(wanted);
		setZoomed(false);
	};
	useEffect(() => go(start, 'instant'), [start, views]);
	// Views out of sight are inert and cannot keep the focus.
	useEffect(() => {
		if (takesFocus.current) strip.current?.children[place]?.querySelector<HTMLElement>('button, video')?.focus({ preventScroll: true });
		takesFocus.current = false;
	}, [place]);
	useLayoutEffect(() => {
		const slide = strip.current?.children[place];
		if (zoomed && slide)
			slide.scrollTo((slide.scrollWidth - slide.clientWidth) * zoomedPart.current.x, (slide.scrollHeight - slide.clientHeight) * zoomedPart.current.y);
	}, [zoomed, place]);
	const zoom = (part: typeof CENTER) => {
		zoomedPart.current = part;
		setZoomed(!zoomed);
	};
	const settle = () => {
		const { scrollLeft, clientWidth } = strip.current ?? { scrollLeft: 0, clientWidth: 1 };
		const shown = Math.round(scrollLeft / clientWidth);
		if (goal.current !== null) {
			if (Math.abs(scrollLeft - goal.current * clientWidth) < 2) goal.current = null;
			return;
		}
		if (shown !== place) {
			takesFocus.current = strip.current?.contains(document.activeElement) ?? false;
			setPlace(shown);
			setZoomed(false);
		}
	};
	/** With a finger or a wheel the scroll position decides which view is current. */
	const followHand = () => {
		goal.current = null;
	};
	const followKeys = (event: KeyboardEvent) => {
		const step = STEPS[event.key];
		// Within a video these keys seek; in a zoomed picture they scroll.
		if (step === undefined || zoomed || event.target instanceof HTMLVideoElement) return;
		// With a modifier key an arrow goes back.
		if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
		// Keeps the strip from scrolling natively.
		event.preventDefault();
		go((goal.current ?? place) + step);
	};
	// The button that closes the viewer is outside of it and has the focus at first.
	useEffect(() => {
		const dialog = strip.current?.closest('dialog');
		dialog?.addEventListener('keydown', followKeys);
		return () => dialog?.removeEventListener('keydown', followKeys);
	}, [followKeys]);
	const current = views[place];
	return (
		<div className={styles['viewer']}>
			{/* Firefox would stop at the strip, which scrolls, with Tab. */}
			<ul
				ref={strip}
				tabIndex={-1}
				className={styles['strip']}
				onScroll={settle}
				onPointerDown={followHand}
				onWheel={followHand}
				data-zoomed={zoomed ? '' : undefined}
			>
				{views.map((view, index) => (
					<li key={`${index} ${view.src}`} className={styles['slide']} inert={index !== place} data-photograph={isPhotograph(view) ? '' : undefined}>
						{view.kind === 'video' ? (
							<Video view={view} shown={index === place} />
						) : (
							<button
								type="button"
								className={styles['zoom']}
								aria-pressed={zoomed && index === place}
								aria-label={t('gallery.zoom', { title: view.alt })}
								onClick={(event) => zoom(toPart(event))}
							>
								{view.small && <img className={styles['image']} src={view.small} alt="" width={320} height={240} />}
								<LargePicture view={view} near={Math.abs(index - place) < 2} />
							</button>
						)}
					</li>
				))}
			</ul>
			{views.length > 1 && (
				<p className={styles['controls']}>
					{/* aria-disabled, since a disabled button would lose the focus. */}
					<IconButton icon="chevron-left" label={t('gallery.previous')} aria-disabled={place === 0} onClick={() => go(place - 1)} />
					<span role="status">
						{t('gallery.place', { place: place + 1, total: views.length })}
						<span className="visually-hidden">: {current?.alt}</span>
					</span>
					<IconButton icon="chevron-right" label={t('gallery.next')} aria-disabled={place === views.length - 1} onClick={() => go(place + 1)} />
					<IconButton
						className={styles['closer']}
						icon="zoom"
						label={t('gallery.closer')}
						aria-pressed={zoomed}
						disabled={current?.kind === 'video'}
						onClick={() => zoom(CENTER)}
					/>
				</p>
			)}
		</div>
	);
}

/** The picture in full; away from the current view the small one, if it was loaded. */
function LargePicture({ view, near }: { readonly view: GalleryView; readonly near: boolean }) {
	const src = near ? view.src : view.small;
	return src && <img className={styles['image']} src={src} alt={view.alt} width={1280} height={960} />;
}

const CENTER = { x: 0.5, y: 0.5 };

/** Where a picture was clicked; its centre if a key was pressed. */
function toPart({ currentTarget, clientX, clientY, detail }: MouseEvent<HTMLElement>): typeof CENTER {
	const { left, top, width, height } = currentTarget.getBoundingClientRect();
	return detail === 0 ? CENTER : { x: (clientX - left) / width, y: (clientY - top) / height };
}

const STEPS: Readonly<Record<string, number>> = {
	ArrowRight: 1,
	ArrowLeft: -1,
	Home: Number.NEGATIVE_INFINITY,
	End: Number.POSITIVE_INFINITY,
};

/** Pauses when another view is shown. */
function Video({ view, shown }: { readonly view: GalleryView; readonly shown: boolean }) {
	const video = useRef<HTMLVideoElement>(null);
	useEffect(() => {
		if (!shown) video.current?.pause();
	}, [shown]);
	return (
		// biome-ignore lint/a11y/useMediaCaption: videos of products have no words
		<video ref={video} className={styles['video']} src={view.src} poster={view.small} controls playsInline preload="metadata" aria-label={view.alt} />
	);
}
