/**
 * The public types as an app sees them. `pnpm types` checks them against the sources, and `pnpm packages`
 * against the built declarations.
 */
import '@showcase/ui/base.css';
import '@showcase/ui/fonts.css';
import {
  Badge,
  BilingualCard,
  Button,
  ButtonLink,
  Dialog,
  EntityCombobox,
  SavingsChart,
  ShowcaseProvider,
  TextField,
  createTheme,
  useShowcase,
  type Bilingual,
  type BuiltInLanguage,
  type BilingualCardProps,
  type ButtonProps,
  type ButtonVariant,
  type DialogProps,
  type Language,
  type LibraryMessages,
  type LinkComponent,
  type LinkProps,
  type ProviderMessages,
  type ThemeName,
} from '@showcase/ui';
import {
  ContactForm,
  type ContactFieldErrors,
  type ContactFormProps,
  type ContactFormValues,
  type ContactValues,
  type SubmitError,
} from '@showcase/ui/ContactForm';
import { directionOf, languages, localeOf } from '@showcase/ui/language';
import { actionLabels, dialogMessages, type DialogMessages } from '@showcase/ui/messages';
import {
  failingPairs,
  themeNames,
  themes,
  type BrandColors,
  type Theme,
} from '@showcase/ui/tokens';
import type * as library from '@showcase/ui';
import type * as contactForm from '@showcase/ui/ContactForm';
import type * as liveStream from '@showcase/ui/LiveStream';
import type * as qrCode from '@showcase/ui/QrCode';
import type * as selectField from '@showcase/ui/SelectField';
import type { ComponentProps, ReactNode, Ref } from 'react';
import { expectTypeOf, test } from 'vitest';

const nothing = () => undefined;
const text: Bilingual = { en: 'Trade', ar: 'التجارة' };

test('a root takes the ref, class and other props of its element', () => {
  expectTypeOf<ComponentProps<typeof Badge>['ref']>().toEqualTypeOf<
    Ref<HTMLSpanElement> | undefined
  >();
  expectTypeOf<ButtonProps['ref']>().toEqualTypeOf<Ref<HTMLButtonElement> | undefined>();
  expectTypeOf<DialogProps['ref']>().toEqualTypeOf<Ref<HTMLDialogElement> | undefined>();
  expectTypeOf<BilingualCardProps['className']>().toEqualTypeOf<string | undefined>();
  void (<Badge id="new" className="mine" data-state="new" aria-live="polite" title="New" />);
  void (<ContactForm products={[]} onReset={nothing} id="contact" />);
  void (<TextField label="Name" value="" onValueChange={nothing} id="name" data-wide />);
  // @ts-expect-error -- a span has no href
  void (<Badge href="/" />);
  // @ts-expect-error -- a ref to another element
  void (<Button ref={{ current: null as HTMLInputElement | null }} />);
});

/** The optional properties of a type that refuse undefined, which `exactOptionalPropertyTypes` tells from left out. */
type Refusing<Props> = Props extends object
  ? {
      [Key in keyof Props]-?: Partial<Pick<Props, Key>> extends Pick<Props, Key>
        ? undefined extends Required<Props>[Key]
          ? never
          : Key
        : never;
    }[keyof Props]
  : never;

/** The props of every component of a module that refuse undefined. */
type RefusingIn<Module> = {
  [Name in keyof Module]: Module[Name] extends (props: infer Props) => ReactNode
    ? Refusing<Props>
    : never;
}[keyof Module];

test('what may be left out may be undefined', () => {
  expectTypeOf<Refusing<{ a?: 1; b?: 1 | undefined; c: 1 }>>().toEqualTypeOf<'a'>();
  expectTypeOf<RefusingIn<typeof library>>().toBeNever();
  expectTypeOf<RefusingIn<typeof contactForm>>().toBeNever();
  expectTypeOf<RefusingIn<typeof liveStream>>().toBeNever();
  expectTypeOf<RefusingIn<typeof qrCode>>().toBeNever();
  expectTypeOf<RefusingIn<typeof selectField>>().toBeNever();
  expectTypeOf<Refusing<ContactFieldErrors>>().toBeNever();
  expectTypeOf<Refusing<BrandColors>>().toBeNever();
  expectTypeOf<Refusing<ProviderMessages>>().toBeNever();
  expectTypeOf<Refusing<NonNullable<DialogProps['messages']>>>().toBeNever();
  expectTypeOf<Refusing<NonNullable<ContactFormProps['initialValues']>>>().toBeNever();
  void (<ShowcaseProvider messages={{ en: { Dialog: { close: undefined } } }} />);
});

test('what a component needs is required, and what it decides itself is refused', () => {
  void (<BilingualCard title="Trade" description={text} />);
  // @ts-expect-error -- the Arabic title is missing
  void (<BilingualCard title={{ en: 'Trade' }} description={text} />);
  // @ts-expect-error -- onClose is missing
  void (<Dialog open title="Trade" />);
  // @ts-expect-error -- a link needs an href
  void (<ButtonLink>Home</ButtonLink>);
  // @ts-expect-error -- a chart needs a measure
  void (<SavingsChart rows={[]} measures={[]} />);
  // @ts-expect-error -- the combobox renders its own content
  void (<EntityCombobox search={() => []} nameOf={String} onSelect={nothing} children="text" />);
  // @ts-expect-error -- the value is controlled, so it has no default
  void (<TextField label="Name" value="" onValueChange={nothing} defaultValue="" />);
});

test('variants and built-in themes are closed unions, languages and themes are open', () => {
  expectTypeOf<ButtonVariant>().toEqualTypeOf<'primary' | 'secondary'>();
  expectTypeOf<BuiltInLanguage>().toEqualTypeOf<'en' | 'ar'>();
  expectTypeOf<'fr'>().toExtend<Language>();
  expectTypeOf<ThemeName>().toEqualTypeOf<
    'midnight' | 'graphite' | 'signal' | 'porcelain' | 'dusk'
  >();
  expectTypeOf(languages).toEqualTypeOf<readonly ['en', 'ar']>();
  expectTypeOf(directionOf).returns.toEqualTypeOf<'ltr' | 'rtl'>();
  expectTypeOf(localeOf).returns.toBeString();
  expectTypeOf(themeNames).toEqualTypeOf<readonly ThemeName[]>();
  expectTypeOf(themes.dusk.colors.accent).toExtend<string>();
  const brand = createTheme({
    name: 'brand',
    colors: { page: '#ffffff', text: '#000000', accent: '#0000aa' },
  });
  expectTypeOf(brand).toEqualTypeOf<Theme<'brand'>>();
  expectTypeOf(failingPairs(brand.colors)[0]?.ratio).toEqualTypeOf<number | undefined>();
  expectTypeOf(useShowcase).returns.toHaveProperty('theme').toEqualTypeOf<Theme>();
  void (<ShowcaseProvider theme={brand} language="fr" direction="ltr" />);
  // @ts-expect-error -- no such variant
  void (<Button variant="danger" />);
  // @ts-expect-error -- a theme needs a text colour
  createTheme({ name: 'brand', colors: { page: '#ffffff', accent: '#0000aa' } });
  // @ts-expect-error -- no such theme
  void (<ShowcaseProvider theme="desert" />);
});

test('texts are of one shape in both languages, and replaced key by key', () => {
  expectTypeOf(dialogMessages).toExtend<Readonly<Record<BuiltInLanguage, DialogMessages>>>();
  expectTypeOf(actionLabels.explore).toExtend<Bilingual>();
  void (<Dialog open onClose={nothing} title="Trade" messages={{ en: { close: 'Done' } }} />);
  void (<ShowcaseProvider language="fr" messages={{ fr: { Dialog: { close: 'Fermer' } } }} />);
  // @ts-expect-error -- a complete language needs the texts of every component
  void ({ Dialog: { close: 'Fermer' } } satisfies LibraryMessages);
  // @ts-expect-error -- no such text
  void (<Dialog open onClose={nothing} title="Trade" messages={{ en: { shut: 'Done' } }} />);
  // @ts-expect-error -- no such component
  void (<ShowcaseProvider messages={{ en: { Dialogue: { close: 'Done' } } }} />);
});

test('links are rendered by any component that takes the props of an anchor', () => {
  const RouterLink = ({ href, ...rest }: LinkProps) => <a href={href} {...rest} />;
  expectTypeOf(RouterLink).toExtend<LinkComponent>();
  void (<ShowcaseProvider link={RouterLink} />);
  // @ts-expect-error -- a button is not a link
  void (<ShowcaseProvider link="button" />);
});

test('a form hands over all of its values', () => {
  type Submit = NonNullable<ComponentProps<typeof ContactForm>['submit']>;
  expectTypeOf<Parameters<Submit>>().toEqualTypeOf<[values: ContactFormValues]>();
  expectTypeOf<ContactFormValues>().toExtend<ContactValues>();
  expectTypeOf<ContactValues['email']>().toEqualTypeOf<string>();
  expectTypeOf<SubmitError>().toExtend<Error>();
});
