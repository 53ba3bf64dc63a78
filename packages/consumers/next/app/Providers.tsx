'use client';

import type { ProviderMessages } from '@showcase/ui';
import { ShowcaseProvider } from '@showcase/ui/ShowcaseProvider';
import Link from 'next/link';
import type { ReactNode } from 'react';
import type { Language } from './languages';

interface ProvidersProps {
  readonly language: Language;
  readonly messages: ProviderMessages;
  readonly children: ReactNode;
}

/** A component can't cross from a server component, so the client component passes Next's link. */
export function Providers({ language, messages, children }: ProvidersProps) {
  return (
    <ShowcaseProvider
      language={language}
      messages={messages}
      texts="page"
      theme="porcelain"
      link={Link}
      page
    >
      {children}
    </ShowcaseProvider>
  );
}
