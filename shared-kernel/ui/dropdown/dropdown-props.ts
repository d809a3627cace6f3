export interface DropdownOption {
  value: string;
  label: string;
}

export interface DropdownProps {
  label: string;
  options: readonly DropdownOption[];
  /** value of the chosen option; null while nothing is chosen */
  value: string | null;
  onChange: (value: string) => void;
  /** shown while nothing is chosen; default 'Choose' */
  placeholder?: string;
  error?: string | undefined;
  disabled?: boolean;
}
