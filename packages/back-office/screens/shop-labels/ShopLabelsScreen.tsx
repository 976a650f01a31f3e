import type { ReactNode } from 'react';
import { useRead } from '../../api/read.ts';
import { readShopLabels, saveShopLabel } from '../../api/shop-labels.ts';
import { t } from '../../texts/text.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { EmptyList } from '../../ui/EmptyList.tsx';
import { Field, TextArea } from '../../ui/Field.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { textOf } from '../../ui/typed.ts';

const LONGEST_TEXT = 2000;

/** Labels of the storefront that replace those of its dictionary: new ones, their texts, and the way back to the dictionary. */
export default function ShopLabelsScreen(): ReactNode {
	const labels = useRead(readShopLabels());
	const again = () => labels.mutate();
	return (
		<>
			<h1>{t('shop-labels.title')}</h1>
			<p>{t('shop-labels.about')}</p>
			<div className="actions">
				<ActionButton
					label={t('shop-labels.new')}
					question={t('shop-labels.question')}
					done={t('action.saved')}
					act={(typed) => saveShopLabel(textOf(typed, 'name') ?? '', textOf(typed, 'text'))}
					onDone={again}
				>
					<Field label={t('shop-labels.name')} name="name" required maxLength={100} pattern="[A-Za-z][A-Za-z0-9_.]*" hint={t('shop-labels.name-hint')} />
					<TextArea label={t('shop-labels.text')} name="text" required maxLength={LONGEST_TEXT} />
				</ActionButton>
			</div>
			<Loading of={labels}>
				{({ items }) => (
					<>
						{items.length === 0 && <EmptyList none={t('empty.labels')} />}
						<ul className="rows">
							{items.map(({ name, text }) => (
								<li key={name} className="row">
									<div>
										<b>{name}</b>
										<div className="typed">{text}</div>
									</div>
									<div className="actions">
										<ActionButton
											label={t('shop-labels.change', { name })}
											short={t('short.edit')}
											question={t('shop-labels.question')}
											done={t('action.saved')}
											tone="quiet"
											act={(typed) => saveShopLabel(name, textOf(typed, 'text'))}
											onDone={again}
										>
											<TextArea label={t('shop-labels.text')} name="text" required maxLength={LONGEST_TEXT} defaultValue={text ?? ''} />
										</ActionButton>
										<ActionButton
											label={t('shop-labels.reset', { name })}
											short={t('short.reset')}
											question={t('shop-labels.reset-question')}
											done={t('action.done')}
											tone="quiet"
											act={() => saveShopLabel(name, null)}
											onDone={again}
										/>
									</div>
								</li>
							))}
						</ul>
					</>
				)}
			</Loading>
		</>
	);
}
