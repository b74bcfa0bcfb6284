"""What a finished game tells afterwards: where it turned, and how much of it was luck."""

from stavitel.analysis.account import Account, account_of
from stavitel.analysis.judging import Error, errors_of
from stavitel.analysis.report import Analysis, analysed

__all__ = ["Account", "Analysis", "Error", "account_of", "analysed", "errors_of"]
