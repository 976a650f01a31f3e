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

/** Pictures and films as large as the window: swipe, arrow keys or buttons; a press on a picture brings it closer. */
export function GalleryViewer({ views, start }: GalleryViewerProps) {
	const t = useLabels();
	const strip = useRef<HTMLUListElement>(null);
	const [place, setPlace] = useState(start);
	const [zoomed, setZoomed] = useState(false);
	const go = (next: number, behavior: ScrollBehavior = 'auto') => {
		const wanted = Math.min(Math.max(next, 0), views.length - 1);
		strip.current?.scrollTo({ left: wanted * strip.current.clientWidth, behavior });
		setPlace(wanted);
		setZoomed(false);
	};
	useEffect(() => go(start, 'instant'), [start, views]);
	const settle = () => {
		const { scrollLeft, clientWidth } = strip.current ?? { scrollLeft: 0, clientWidth: 1 };
		const shown = Math.round(scrollLeft / clientWidth);
		if (shown !== place) {
			setPlace(shown);
			setZoomed(false);
		}
	};
	const onKeyDown = ({ key }: KeyboardEvent) => {
		if (key === 'ArrowRight') go(place + 1);
		if (key === 'ArrowLeft') go(place - 1);
	};
	const current = views[place];
	return (
		// biome-ignore lint/a11y/noStaticElementInteractions: arrow keys from any control inside
		<div className={styles['g']} onKeyDown={onKeyDown}>
			<ul ref={strip} onScroll={settle} data-zoomed={zoomed ? '' : undefined}>
				{views.map((view, index) => (
					<li key={view.src} inert={index !== place}>
						{view.kind === 'film' ? (
							<Film view={view} shown={index === place} />
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
					<IconButton icon="chevron-left" label={t('gallery.previous')} disabled={place === 0} onClick={() => go(place - 1)} />
					<span role="status">{t('gallery.place', { place: place + 1, total: views.length })}</span>
					<IconButton icon="chevron-right" label={t('gallery.next')} disabled={place === views.length - 1} onClick={() => go(place + 1)} />
					<IconButton icon="zoom" label={t('gallery.closer')} aria-pressed={zoomed} disabled={current?.kind === 'film'} onClick={() => setZoomed(!zoomed)} />
				</p>
			)}
		</div>
	);
}

/** Stops when another view takes its place. */
function Film({ view, shown }: { readonly view: GalleryView; readonly shown: boolean }) {
	const film = useRef<HTMLVideoElement>(null);
	useEffect(() => {
		if (!shown) film.current?.pause();
	}, [shown]);
	return (
		// biome-ignore lint/a11y/useMediaCaption: films of products have no words
		<video ref={film} src={view.src} poster={view.small} controls playsInline preload="metadata" aria-label={view.alt} />
	);
}
