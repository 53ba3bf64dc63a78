import { useLayoutEffect, useRef, useState } from 'react';
import { List, Option } from './Combobox.styles.ts';

/** Rows rendered beyond the visible ones, so scrolling never shows a gap. */
const overscan = 4;
/** Rows rendered before the list has been measured. */
const firstRows = 12;

interface WindowedOptionsProps {
  readonly id: string;
  readonly label: string;
  readonly options: readonly number[];
  readonly active: number;
  readonly nameOf: (option: number) => string;
  readonly optionId: (position: number) => string;
  readonly onChoose: (option: number) => void;
}

/** A list box of any length: only the rows in view are rendered, all with the same height. */
export function WindowedOptions(props: WindowedOptionsProps) {
  const { id, label, options, active, nameOf, optionId, onChoose } = props;
  const list = useRef<HTMLUListElement>(null);
  const [rowHeight, setRowHeight] = useState(48);
  const [scroll, setScroll] = useState(0);

  useLayoutEffect(() => {
    const row = list.current?.querySelector('[role="option"]');
    const height = row?.getBoundingClientRect().height ?? 0;
    if (height > 0) setRowHeight(height);
  }, []);

  useLayoutEffect(() => {
    if (list.current) keepInView(list.current, active * rowHeight, rowHeight);
  }, [active, rowHeight, options]);

  const first = Math.min(
    Math.max(0, Math.floor(scroll / rowHeight) - overscan),
    Math.max(0, options.length - firstRows),
  );
  const last = Math.min(options.length, first + firstRows + overscan);

  return (
    <List
      ref={list}
      id={id}
      role="listbox"
      aria-label={label}
      tabIndex={-1}
      onScroll={(event) => {
        setScroll(event.currentTarget.scrollTop);
      }}
      // The text field keeps the focus, whatever the visitor presses in the list.
      onMouseDown={(event) => {
        event.preventDefault();
      }}
    >
      <li role="presentation" style={{ blockSize: first * rowHeight }} />
      {options.slice(first, last).map((option, index) => {
        const position = first + index;
        return (
          <Option
            key={option}
            id={optionId(position)}
            role="option"
            aria-selected={position === active}
            aria-setsize={options.length}
            aria-posinset={position + 1}
            onClick={() => {
              onChoose(option);
            }}
          >
            <bdi>{nameOf(option)}</bdi>
          </Option>
        );
      })}
      <li role="presentation" style={{ blockSize: (options.length - last) * rowHeight }} />
    </List>
  );
}

function keepInView(list: HTMLElement, top: number, height: number) {
  if (top < 0) list.scrollTop = 0;
  else if (top < list.scrollTop) list.scrollTop = top;
  else if (top + height > list.scrollTop + list.clientHeight) {
    list.scrollTop = top + height - list.clientHeight;
  }
}
