import '#renderer/styles/tokens.css';
import '#renderer/styles/base.css';
import { renderToStaticMarkup } from 'react-dom/server';
import { BottomBar } from '#components/chrome/BottomBar.tsx';
import { Footer } from '#components/chrome/Footer.tsx';
import { Header } from '#components/chrome/Header.tsx';
import { LabelsContext } from '#lib/platform/client/use-labels.ts';
import { createTranslator } from '#lib/platform/i18n/translator.ts';
import labels from '#locales/hr.json' with { type: 'json' };
import { chromeModel as model } from './chrome-model.ts';

const translator = createTranslator(labels, { locale: 'hr-HR', home: '/' });

/** A page with only the chrome, as the document renderer would deliver it. */
document.body.innerHTML = renderToStaticMarkup(
	<LabelsContext value={translator}>
		<Header model={model} />
		<main id="sadrzaj" tabIndex={-1}>
			<h1>Probna stranica</h1>
		</main>
		<Footer model={model} />
		<BottomBar urls={model.urls} />
	</LabelsContext>,
);
