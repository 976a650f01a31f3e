import { type ReactNode, useState } from 'react';
import { readVideos, type Videos as Stored, saveVideos, type Video } from '../../api/products.ts';
import { type Loaded, useRead } from '../../api/read.ts';
import type { Failure } from '../../api/result.ts';
import { useMay } from '../../app/session-context.ts';
import { t } from '../../texts/text.ts';
import { FailureNotice } from '../../ui/FailureNotice.tsx';
import { Field } from '../../ui/Field.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { showToast } from '../../ui/toast-store.ts';

/** Videos of a product at most, as the API takes them. */
const MOST_VIDEOS = 20;

/** Videos of a product: files on the shop's own host. */
export function Videos({ sku }: { readonly sku: string }): ReactNode {
	const videos = useRead(readVideos(sku));
	return (
		<details className="card">
			<summary>{t('product.videos')}</summary>
			<Loading of={videos}>
				{({ videos: stored }, { version }) => (
					<VideosForm key={version} sku={sku} stored={stored} version={version} onSaved={(saved) => videos.mutate(saved, { revalidate: false })} />
				)}
			</Loading>
		</details>
	);
}

interface Props {
	readonly sku: string;
	readonly stored: readonly Video[];
	readonly version: string | null;
	readonly onSaved: (saved: Loaded<Stored>) => unknown;
}

function VideosForm({ sku, stored, version, onSaved }: Props): ReactNode {
	const mayWrite = useMay()('products:write');
	const [failure, setFailure] = useState<Failure | null>(null);
	const places = stored.length < MOST_VIDEOS ? [...stored, { url: '', title: '' }] : stored;
	const save = async (typed: FormData) => {
		const of = (name: string, place: number) => String(typed.get(`${name}-${place}`) ?? '').trim();
		const items = places.map((_, place) => ({ url: of('url', place), title: of('title', place) })).filter(({ url }) => url !== '');
		const result = await saveVideos(sku, items, version);
		setFailure(result.ok ? null : result.failure);
		if (!result.ok) return;
		showToast(t('action.saved'));
		onSaved({ value: result.value, version: result.version });
	};
	return (
		<form
			className="form"
			onSubmit={(event) => {
				event.preventDefault();
				void save(new FormData(event.currentTarget));
			}}
		>
			<fieldset disabled={!mayWrite} className="form">
				{places.map(({ url, title }, place) => (
					<div key={`${place} ${url}`} className="mapping">
						<Field
							label={t('product.video', { place: place + 1 })}
							name={`url-${place}`}
							defaultValue={url}
							maxLength={500}
							hint={place === 0 ? t('product.video-hint') : undefined}
							error={failure?.fields.find(({ field }) => field.startsWith(`videos.${place}.`))?.reason}
						/>
						<Field label={t('product.video-title', { place: place + 1 })} name={`title-${place}`} defaultValue={title} maxLength={300} />
					</div>
				))}
			</fieldset>
			{failure && <FailureNotice failure={failure} />}
			{mayWrite && (
				<div className="actions">
					<button type="submit">{t('product.save-videos')}</button>
				</div>
			)}
		</form>
	);
}
