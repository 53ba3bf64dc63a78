/**
 * Tests the public types from an app's point of view. `pnpm types` checks them against the sources, and `pnpm packages`
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
  Combobox,
  SavingsChart,
  ShowcaseProvider,
  TextField,
  type Bilingual,
  type BilingualCardProps,
  type ButtonProps,
  type DialogProps,
  type ProviderMessages,
} from '@showcase/ui';
import {
  ContactForm,
  type ContactFieldErrors,
  type ContactFormProps,
} from '@showcase/ui/ContactForm';
import { type BrandColors } from '@showcase/ui/tokens';
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
  void (<ContactForm onReset={nothing} id="contact" />);
  void (
    <TextField label="Name" ref={{ current: null as HTMLInputElement | null }} maxLength={9} />
  );
  // @ts-expect-error -- a span has no href
  void (<Badge href="/" />);
  // @ts-expect-error -- a ref to another element
  void (<Button ref={{ current: null as HTMLInputElement | null }} />);
});

/** The optional properties that refuse undefined, which `exactOptionalPropertyTypes` distinguishes from missing. */
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

test('optional props may be undefined', () => {
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
  expectTypeOf<Refusing<NonNullable<ContactFormProps['defaultValues']>>>().toBeNever();
  void (<ShowcaseProvider messages={{ en: { Dialog: { close: undefined } } }} />);
});

test('required props must be given, and props that a component sets itself are refused', () => {
  void (<BilingualCard title="Trade" description={text} />);
  void (<BilingualCard title={{ en: 'Trade', fr: 'Commerce' }} description={text} />);
  void (<BilingualCard title={{ fr: 'Commerce' }} description={text} />);
  // @ts-expect-error -- the Arabic text is missing
  void ({ en: 'Trade' } satisfies Bilingual);
  // @ts-expect-error -- the title is missing
  void (<Dialog open />);
  // @ts-expect-error -- a link needs an href
  void (<ButtonLink>Home</ButtonLink>);
  // @ts-expect-error -- a chart needs a measure
  void (<SavingsChart rows={[]} measures={[]} />);
  // @ts-expect-error -- the combobox renders its own content
  void (<Combobox label="Stop" search={() => []} nameOf={String} children="text" />);
  // @ts-expect-error -- a field of the app needs a label
  void (<ContactForm fields={['name', { name: 'day' }]} />);
});
