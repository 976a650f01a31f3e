import type { OutdatedTranslations } from '@titraj/backend/merchant-api/routes/translated-text-routes.ts';
import type { ReactNode } from 'react';
import { useRead } from '../../api/read.ts';
import { readOutdated } from '../../api/translations.ts';
import { usePlace } from '../../app/place.ts';
import { t, tOf } from '../../texts/text.ts';
import { ListFilter } from '../../ui/ListFilter.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { Table } from '../../ui/Table.tsx';
import { TranslateAction } from './TranslateAction.tsx';

/** Translations whose Croatian text has changed, those whose text is gone, and a form for any other. */
export default function TranslationsScreen(): ReactNode {
	const outdated = useRead(readOutdated({ of: usePlace().query.get('of') ?? '' }));
	const again = () => outdated.mutate();
	return (
		<>
			<h1>{t('translations.title')}</h1>
			<p>{t('translations.about')}</p>
			<div className="actions">
				<TranslateAction label={t('translations.other')} onDone={again} />
				<ListFilter name="of" all={t('translations.others')} group="translations.of" values={['products']} />
			</div>
			<Loading of={outdated}>
				{({ items, unplaced }) => (
					<>
						{items.length === 0 && <p className="waiting">{t('translations.none')}</p>}
						<ul className="rows">
							{items.map((item) => (
								<Row key={JSON.stringify([item.kind, item.id, item.field, item.language])} item={item} onDone={again} />
							))}
						</ul>
						{unplaced.length > 0 && (
							<Table
								title={t('translations.unplaced')}
								columns={[
									{ title: t('translations.croatian'), show: ({ source }) => source },
									{ title: t('translations.language'), show: ({ language }) => tOf('mails.language', language) },
									{ title: t('translations.text'), show: ({ text }) => text },
								]}
								rows={unplaced}
								keyOf={({ language, source }) => `${language} ${source}`}
								none=""
							/>
						)}
					</>
				)}
			</Loading>
		</>
	);
}

function Row({ item, onDone }: { readonly item: OutdatedTranslations['items'][number]; readonly onDone: () => unknown }): ReactNode {
	const { kind, id, field, language, text, source, wording } = item;
	return (
		<li className="row">
			<span className="state">{tOf('mails.language', language)}</span>
			<div>
				<b>{text}</b>
				<br />
				<small>
					{tOf('translations.kind', kind)} {id} · {tOf('product.field', field)}
				</small>
				{source !== null && (
					<p>
						<small>{t('translations.was', { text: source })}</small>
					</p>
				)}
				<p>{wording === null ? t('translations.gone') : t('translations.now', { text: wording })}</p>
			</div>
			<TranslateAction
				label={t('translations.translate', { id, field, language })}
				short={t('short.translate')}
				place={{ kind, id, field, language }}
				onDone={onDone}
			/>
		</li>
	);
}
