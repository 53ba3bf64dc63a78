import { useEffect, useRef, type ReactNode } from 'react';
import { addons } from 'storybook/preview-api';

interface FoldProps {
  readonly title: string;
  readonly isOpen?: boolean;
  readonly children: ReactNode;
}

/** A section that can be closed, so a page begins with what a component looks like. A link to its heading opens it. */
export function Fold({ title, isOpen = false, children }: FoldProps) {
  const ref = useRef<HTMLDetailsElement>(null);
  const id = title.toLowerCase().replaceAll(' ', '-');
  useEffect(() => {
    const openFor = (address: string) => {
      if (ref.current && address.endsWith(`#${id}`)) ref.current.open = true;
    };
    openFor(outerHash());
    const channel = addons.getChannel();
    channel.on('navigateUrl', openFor);
    return () => {
      channel.off('navigateUrl', openFor);
    };
  }, [id]);
  return (
    <details className="guide-fold" ref={ref} open={isOpen}>
      <summary>
        <h2 id={id}>{title}</h2>
      </summary>
      {children}
    </details>
  );
}

/** The fragment of Storybook's own address. */
function outerHash(): string {
  try {
    return window.parent.location.hash;
  } catch {
    // Another Storybook lists this one.
    return '';
  }
}
