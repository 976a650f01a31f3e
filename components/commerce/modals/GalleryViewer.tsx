import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { IconButton } from '#components/ui/IconButton.tsx';
import type { GalleryView } from '#lib/domain/gallery-view.ts';
import { useLabels } from '#lib/i18n/use-labels.ts';
import styles from './GalleryViewer.module.css';

interface GalleryViewerProps {
	readonly views: readonly GalleryView[];
	/** Place of the first one shown. */
	readonly start: number;
}

/** Pictures and videos as large as the window: swipe, arrow keys or buttons; a press on a picture brings it closer. */
export function GalleryViewer({ views, start }: GalleryViewerProps) {
	const t = useLabels();
	const strip = useRef<HTMLUListElement>(null);
	const [place, setPlace] = useState(start);
	const [zoomed, setZoomed] = useState(false);
	/** The place that the strip is on its way to; events of that way must not lead back. */
	const goal = useRef<number | null>(start);
	/** The focus was on the view that is left: it goes on with the next one. */
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
	// A view that is not in sight is inert and cannot keep the focus.
	useEffect(() => {
		if (takesFocus.current) strip.current?.children[place]?.querySelector<HTMLElement>('button, video')?.focus({ preventScroll: true });
		takesFocus.current = false;
	}, [place]);
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
	/** A finger or a wheel takes over: from then on the strip says where it is. */
	const followHand = () => {
		goal.current = null;
	};
	const onKeyDown = (event: KeyboardEvent) => {
		const step = STEPS[event.key];
		// Within a video these keys wind it, and a picture that was brought closer is moved with them.
		if (step === undefined || zoomed || event.target instanceof HTMLVideoElement) return;
		// The strip would scroll by itself, too.
		event.preventDefault();
		go((goal.current ?? place) + step);
	};
	const current = views[place];
	return (
		// biome-ignore lint/a11y/noStaticElementInteractions: arrow keys from any control inside
		<div className={styles['g']} onKeyDown={onKeyDown}>
			<ul ref={strip} onScroll={settle} onPointerDown={followHand} onWheel={followHand} data-zoomed={zoomed ? '' : undefined}>
				{views.map((view, index) => (
					<li key={`${index} ${view.src}`} inert={index !== place}>
						{view.kind === 'video' ? (
							<Video view={view} shown={index === place} />
						) : (
							<button
								type="button"
								aria-pressed={zoomed && index === place}
								aria-label={t('gallery.zoom', { title: view.alt })}
								onClick={() => setZoomed(!zoomed)}
							>
								{view.small && <img src={view.small} alt="" width={320} height={240} />}
								<img src={Math.abs(index - place) < 2 ? view.src : view.small} alt={view.alt} width={1280} height={960} />
							</button>
						)}
					</li>
				))}
			</ul>
			{views.length > 1 && (
				<p>
					{/* A button that is disabled loses the focus, and keys with it. */}
					<IconButton icon="chevron-left" label={t('gallery.previous')} aria-disabled={place === 0} onClick={() => go(place - 1)} />
					<span role="status">{t('gallery.place', { place: place + 1, total: views.length })}</span>
					<IconButton icon="chevron-right" label={t('gallery.next')} aria-disabled={place === views.length - 1} onClick={() => go(place + 1)} />
					<IconButton icon="zoom" label={t('gallery.closer')} aria-pressed={zoomed} disabled={current?.kind === 'video'} onClick={() => setZoomed(!zoomed)} />
				</p>
			)}
		</div>
	);
}

const STEPS: Readonly<Record<string, number>> = {
	ArrowRight: 1,
	ArrowLeft: -1,
	Home: Number.NEGATIVE_INFINITY,
	End: Number.POSITIVE_INFINITY,
};

/** Stops when another view takes its place. */
function Video({ view, shown }: { readonly view: GalleryView; readonly shown: boolean }) {
	const video = useRef<HTMLVideoElement>(null);
	useEffect(() => {
		if (!shown) video.current?.pause();
	}, [shown]);
	return (
		// biome-ignore lint/a11y/useMediaCaption: videos of products have no words
		<video ref={video} src={view.src} poster={view.small} controls playsInline preload="metadata" aria-label={view.alt} />
	);
}
