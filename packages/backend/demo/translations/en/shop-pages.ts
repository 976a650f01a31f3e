import type { TitleAndShort } from '../texts.ts';

/** HTML of the pages about the shop, by Croatian slug. */
export const shopPages: Readonly<Record<string, string>> = {
	'o-nama': [
		'<p>Titraj began as a workshop where amplifiers and measuring instruments were repaired. Customers asked what to buy more often than how to repair it, so shelves joined the workbench. Today we have twelve stores, a warehouse in Zagreb and the same habit: measure first, then recommend.</p>',
		'<h2>How we choose what to sell</h2>',
		'<p>Before a device joins the range, the people who will service it take it in hand. We measure consumption, noise and temperature, read the manual and check whether spare parts can be had.</p>',
		'<h2>How we work</h2>',
		'<ul><li>The price you see is final and includes VAT.</li><li>Next to each reduction stands the lowest price of the 30 days before it.</li><li>Stock is updated during the day, store by store.</li><li>We take back old devices and batteries wherever they were bought.</li></ul>',
		'<h2>Company details</h2>',
		'<p>Titraj d.o.o., Frekvencijska 12, 10000 Zagreb, Croatia. Tax number: 47019263580. E-mail: info@titraj.example, telephone: +385 1 555 0140. Addresses and opening hours are on the page <a href="/poslovnice/">Stores</a>.</p>',
	].join(''),
	kolacici: [
		'<p>Cookies are small records that your browser keeps. Without your consent we use only those that the shop cannot work without.</p>',
		'<h2>Necessary</h2>',
		'<p>They remember that you are signed in, your basket, your wishlist and your choice about cookies. They cannot be switched off and track nobody.</p>',
		'<h2>Analytics</h2>',
		'<p>They help us see which pages are read and where shoppers get stuck. They load once you allow them and go when you withdraw your consent.</p>',
		'<h2>Marketing</h2>',
		'<p>They let other sites show you what interests you instead of a random advertisement. They, too, load with your consent alone.</p>',
		'<h2>Changing your choice</h2>',
		'<p>The link to the cookie settings is at the foot of every page. Your choice holds for the browser in which you made it. How we treat personal data is described on the page <a href="/privatnost/">Privacy</a>.</p>',
	].join(''),
	kontakt: [
		'<h2>Customer service</h2>',
		'<p>Telephone: +385 1 555 0140, on working days from 8 am to 6 pm. E-mail: info@titraj.example. For questions about an order please have its number at hand; it stands in the message that confirmed it.</p>',
		'<h2>Service and complaints</h2>',
		'<p>E-mail: reklamacije@titraj.example. You can leave the device in any <a href="/poslovnice/">store</a>. The page <a href="/povrat-i-reklamacije/">Returns and complaints</a> says what happens then.</p>',
		'<h2>Head office</h2>',
		'<p>Titraj d.o.o., Frekvencijska 12, 10000 Zagreb, Croatia. Tax number: 47019263580.</p>',
	].join(''),
};

export const authors: Readonly<Record<string, TitleAndShort>> = {
	'redakcija-doma': ['Home desk', 'Smart home, network, lighting and workplaces in homes as they really are.'],
	'redakcija-mjerenja': ['Measurement desk', 'Measures voltage, noise, consumption and patience. Signs the tests whose figures you can repeat.'],
};
