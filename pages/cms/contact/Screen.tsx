import { Suspense } from 'react';
import { DeferredBlocks, loadBlocks } from '#components/blocks/deferred-blocks.tsx';
import { toTelephone } from '#components/chrome/telephone.ts';
import { PageHead } from '#components/content/PageHead.tsx';
import { deferredContactForm } from '#components/forms/deferred-form.ts';
import { Icon } from '#components/ui/Icon.tsx';
import { Prose } from '#components/ui/Prose.tsx';
import { useLabels } from '#lib/platform/client/use-labels.ts';
import type { ScreenProps } from '#lib/screens/screen.ts';
import styles from './Screen.module.css';

const { Part: ContactForm, load } = deferredContactForm;

/** How to contact the shop: by phone, by e-mail, in a store, or with the form. The map is our own drawing, so that no other site is requested. */
export default function Screen(props: ScreenProps['cms/contact']) {
	const t = useLabels();
	return (
		<>
			<PageHead {...props} />
			<div className={styles['columns']}>
				<Suspense>
					<ContactForm answerWorkdays={props.answerWorkdays} />
				</Suspense>
				<div className={styles['ways']}>
					<address className={styles['address']}>
						{props.phone && (
							<a href={toTelephone(props.phone)}>
								<Icon name="phone" />
								{props.phone}
							</a>
						)}
						{props.hours && (
							<p>
								<Icon name="clock" />
								{props.hours}
							</p>
						)}
						{props.email && (
							<a href={`mailto:${props.email}`}>
								<Icon name="mail" />
								{props.email}
							</a>
						)}
						{props.address && (
							<p>
								<Icon name="pin" />
								{props.address}
							</p>
						)}
					</address>
					{props.storesUrl && (
						<a href={props.storesUrl} className={styles['map']}>
							<svg viewBox="0 0 654 637" width="654" height="637" aria-hidden="true">
								<use href="/croatia.svg#land" />
							</svg>
							<span>{t('page.stores')}</span>
						</a>
					)}
				</div>
				{props.contentHtml && <Prose html={props.contentHtml} />}
			</div>
			<DeferredBlocks blocks={props.blocks} />
		</>
	);
}
Screen.parts = [load, loadBlocks];
